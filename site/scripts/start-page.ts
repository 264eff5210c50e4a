import { followWidth } from "#site/scripts/follow-width.ts";
import { startLateFaces } from "#site/scripts/late-faces.ts";
import { startOfficeTimes } from "#site/scripts/office-times.ts";
import { startPageTransitions } from "#site/scripts/page-transitions.ts";
import { markPointedLink } from "#site/scripts/pointed-link.ts";
import { startPolicyButtons } from "#site/scripts/policy-buttons.ts";
import { startProductLinks } from "#site/scripts/product-links.ts";
import { startReturningHeader } from "#site/scripts/returning-header.ts";
import { startSearchButton } from "#site/scripts/search-button.ts";
import { startSessionTimes } from "#site/scripts/session-times.ts";
import { settlePage } from "#site/scripts/settle-page.ts";
import { startThemeSwitch } from "#site/scripts/theme-switch.ts";
import { startToasts } from "#site/scripts/toasts.ts";

// First, so that no later part's failure leaves a session at another zone's time.
startSessionTimes();
void startLateFaces();
startThemeSwitch();
startPolicyButtons();
startSearchButton();
startProductLinks();
startToasts();
startPageTransitions();
markPointedLink();
startOfficeTimes();
settlePage();
followWidth();
startReturningHeader();
