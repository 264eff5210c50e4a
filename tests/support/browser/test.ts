import { test as base } from "@playwright/test";
import { RunningService } from "../running-service.ts";

interface SiteFixtures {
	/** The site that all tests of one worker visit. */
	readonly site: RunningService;
}

interface OwnFixtures {
	/** A site for one test alone, which may stop and start it. */
	readonly ownSite: RunningService;
	/** What the clock of `ownSite` says when it starts; without it the machine's own time. */
	readonly startsAt: Date | undefined;
	/** Ends what a test has left open: pages of the desk would go on asking for a service that is gone. */
	readonly endOfPages: undefined;
}

async function useSite(use: (site: RunningService) => Promise<void>, startsAt?: Date): Promise<void> {
	const site = new RunningService(startsAt && { startsAt });
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
	startsAt: [undefined, { option: true }],
	ownSite: ({ startsAt }, use) => useSite(use, startsAt),
	endOfPages: [
		async ({ browser }, use) => {
			await use(undefined);
			await Promise.all(browser.contexts().map((context) => context.close()));
		},
		{ auto: true },
	],
});

export { expect } from "@playwright/test";
