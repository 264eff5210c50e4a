import { test as base } from "@playwright/test";
import { RunningSite } from "./running-site.ts";

interface SiteFixtures {
	/** The site that all tests of one worker visit. */
	readonly site: RunningSite;
}

interface OwnFixtures {
	/** A site for one test alone, which may stop and start it. */
	readonly ownSite: RunningSite;
}

/** Playwright's test, with the built site behind every address. */
export const test = base.extend<OwnFixtures, SiteFixtures>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
		async ({}, use) => {
			const site = new RunningSite();
			await site.start();
			await use(site);
			await site.remove();
		},
		{ scope: "worker" },
	],
	baseURL: async ({ site }, use) => {
		await use(site.origin);
	},
	// biome-ignore lint/correctness/noEmptyPattern: as above.
	ownSite: async ({}, use) => {
		const site = new RunningSite();
		await site.start();
		await use(site);
		await site.remove();
	},
});

export { expect } from "@playwright/test";
