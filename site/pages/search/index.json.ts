import { pageLocale } from "#site/catalogue/locale.ts";
import { searchEntriesIn } from "#site/catalogue/search-index.ts";
import { makeIndex } from "#site/scripts/search-engine.ts";

/** The index that the search loads when it is first opened. */
export function GET(): Response {
	return Response.json(makeIndex(searchEntriesIn(pageLocale)));
}
