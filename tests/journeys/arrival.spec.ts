import { openInPieces } from "#tests/support/browser/page-in-pieces.ts";
import { expect, test } from "#tests/support/browser/test.ts";

const noSuchPage = "/no-such-page";
/** One of each type. */
const pages = [
	"/",
	"/contact",
	"/assessment",
	"/products",
	"/services/ai-marketing",
	"/company",
	"/industries/healthcare",
	"/resources",
	"/resources/case-studies",
	"/resources/blog",
	"/resources/white-papers",
	"/resources/webinars",
	noSuchPage,
];
/** Well below what a person sees: a line that moves by its own height is ten times as much. */
const unseen = 0.01;

test.use({ viewport: { width: 412, height: 823 } });

for (const path of pages)
	test(`${path} moves nothing that a phone has shown while the rest of it arrives`, async ({
		page,
		site,
	}) => {
		const slow = await openInPieces(site.origin);
		try {
			const answer = await page.goto(slow.origin + path, { waitUntil: "networkidle" });
			expect(answer?.ok()).toBe(path !== noSuchPage);
			const shift = await page.evaluate(
				() =>
					new Promise<number>((tell) => {
						new PerformanceObserver((list) => {
							const shifts = list.getEntries() as (PerformanceEntry & { value: number })[];
							tell(shifts.reduce((sum, { value }) => sum + value, 0));
						}).observe({ type: "layout-shift", buffered: true });
						// Where nothing moved, no entry comes.
						setTimeout(tell, 500, 0);
					}),
			);
			expect(shift).toBeLessThan(unseen);
		} finally {
			slow.close();
		}
	});
