import { startPolicyButtons } from "#site/scripts/policy-buttons.ts";
import { startSearchButton } from "#site/scripts/search-button.ts";
import { startThemeSwitch } from "#site/scripts/theme-switch.ts";
import { startToasts } from "#site/scripts/toasts.ts";

startThemeSwitch();
startPolicyButtons();
startSearchButton();
startToasts();
