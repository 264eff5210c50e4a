import { test as base } from "@playwright/test";
import { RunningService } from "../running-service.ts";

interface SiteFixtures {
	/** The site that all tests of one worker visit. */
	readonly site: RunningService;
}

interface OwnFixtures {
	/** A site for one test alone, which may stop and start it. */
	readonly ownSite: RunningService;
}

/** Playwright's test, with the built site behind every address. */
export const test = base.extend<OwnFixtures, SiteFixtures>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
		async ({}, use) => {
			const site = await new RunningService().start();
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
		const site = await new RunningService().start();
		await use(site);
		await site.remove();
	},
});

export { expect } from "@playwright/test";
