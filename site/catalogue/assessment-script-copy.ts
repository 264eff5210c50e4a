import { islandCopy } from "#site/catalogue/assessment.ts";
import { pageLocale } from "#site/catalogue/locale.ts";

/** What the assessment's form and its steps say. The build puts it into their script. */
export const { copy: assessmentScriptCopy } = islandCopy("/assessment", pageLocale);
