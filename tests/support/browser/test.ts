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

async function useSite(use: (site: RunningService) => Promise<void>): Promise<void> {
	const site = new RunningService();
	try {
		await use(await site.start());
	} finally {
		await site.remove();
	}
}

/** Playwright's test, with the built site behind every address. */
export const test = base.extend<OwnFixtures, SiteFixtures>({
	site: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
		({}, use) => useSite(use),
		{ scope: "worker" },
	],
	baseURL: async ({ site }, use) => {
		await use(site.origin);
	},
	// biome-ignore lint/correctness/noEmptyPattern: as above.
	ownSite: ({}, use) => useSite(use),
});

export { expect } from "@playwright/test";
