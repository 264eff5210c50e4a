import { pageLocale } from "#site/catalogue/locale.ts";
import { searchCopyIn } from "#site/catalogue/search-copy.ts";

/** The copy of the search, which no page carries. */
export function GET(): Response {
	return Response.json(searchCopyIn(pageLocale));
}
