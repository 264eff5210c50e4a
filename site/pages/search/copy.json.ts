import { searchCopy } from "#site/catalogue/search-copy.ts";

/** The words of the search, which no page carries. */
export function GET(): Response {
	return Response.json(searchCopy);
}
