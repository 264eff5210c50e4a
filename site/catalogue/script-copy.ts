import { islandCopy } from "#site/catalogue/assessment.ts";
import { sharedFormCopy } from "#site/catalogue/forms.ts";
import { pageLocale } from "#site/catalogue/locale.ts";

/** What scripts say. The build puts each into the script that says it. */
export const scriptCopy = {
	/** What every lead form says. */
	form: sharedFormCopy(pageLocale),
	/** What the assessment's form and its steps say. */
	assessment: islandCopy("/assessment", pageLocale).copy,
};
