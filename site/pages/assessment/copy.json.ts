import { laterCopyIn } from "#site/catalogue/assessment.ts";
import { pageLocale } from "#site/catalogue/locale.ts";

/** The copy that the browser fetches once the form is there. */
export function GET(): Response {
	return Response.json(laterCopyIn(pageLocale));
}
