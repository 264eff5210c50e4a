import { searchWords } from "#site/catalogue/search-words.ts";

/** The words of the search, which no page carries. */
export function GET(): Response {
	return Response.json(searchWords);
}
