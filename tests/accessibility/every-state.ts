import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/test.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { violationsOf } from "./axe.ts";
import { expectNothingLostWhenSpaced } from "./text-spacing.ts";

export interface State {
	readonly name: string;
	readonly width?: number;
	/** Brings a page to it, from nothing. */
	readonly reach: (page: Page, site: RunningService) => Promise<void>;
}

/** A test for each state in each theme. It is reached in its theme: a change under an open dialog sets off transitions. */
export function testEveryState(states: readonly State[]): void {
	test.use({ reducedMotion: "reduce" });

	for (const colorScheme of ["light", "dark"] as const) {
		test.describe(`in the ${colorScheme} theme`, () => {
			test.use({ colorScheme });

			for (const { name, width = 1280, reach } of states) {
				test(`${name} can be used by everyone`, async ({ page, site }) => {
					await page.setViewportSize({ width, height: 800 });
					await reach(page, site);
					expect(await violationsOf(page)).toEqual([]);
					await expectNothingLostWhenSpaced(page);
				});
			}
		});
	}
}
