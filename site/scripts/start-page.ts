import { startLateFaces } from "#site/scripts/late-faces.ts";
import { startOfficeTimes } from "#site/scripts/office-times.ts";
import { startPageTransitions } from "#site/scripts/page-transitions.ts";
import { startPolicyButtons } from "#site/scripts/policy-buttons.ts";
import { startSearchButton } from "#site/scripts/search-button.ts";
import { startSessionTimes } from "#site/scripts/session-times.ts";
import { settlePage } from "#site/scripts/settle-page.ts";
import { startThemeSwitch } from "#site/scripts/theme-switch.ts";
import { startToasts } from "#site/scripts/toasts.ts";

void startLateFaces();
startThemeSwitch();
startPolicyButtons();
startSearchButton();
startToasts();
startPageTransitions();
startSessionTimes();
startOfficeTimes();
settlePage();
