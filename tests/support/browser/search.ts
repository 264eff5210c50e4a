import type { Locator, Page } from "@playwright/test";
import { pageCopy, siteCopy } from "#tests/support/copy.ts";

/** What opens the search from each page. */
export function searchLink(page: Page): Locator {
	return page.getByRole("banner").getByRole("link", { name: siteCopy.search });
}

export function searchDialog(page: Page): Locator {
	return page.getByRole("dialog", { name: pageCopy.searchField });
}

export function searchField(page: Page): Locator {
	return page.getByRole("searchbox", { name: pageCopy.searchField });
}

/** The pages that are found, without those that only mention the word. */
export function searchResults(page: Page): Locator {
	return page.locator(".search-results > li:not(.search-mentions)").getByRole("link");
}
