import { sharedFormCopy } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/locale.ts";

/** What every lead form says. The build puts it into the script that they share. */
export const formScriptCopy = sharedFormCopy(pageLocale);
