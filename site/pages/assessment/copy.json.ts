import { laterCopy } from "#site/catalogue/assessment.ts";

/** The words that the browser fetches once the form is there. */
export function GET(): Response {
	return Response.json(laterCopy);
}
