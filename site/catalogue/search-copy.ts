import { searchPage } from "#site/catalogue/listed-pages.ts";
import { site } from "#site/catalogue/site.ts";

const { field, hint, found, start, none, failed } = searchPage;

/** What the search says while it is used. */
export const searchCopy = { field, hint, found, start, none, failed, close: site.frame.close };

export type SearchCopy = typeof searchCopy;
