import { openInPieces } from "#tests/support/browser/page-in-pieces.ts";
import { expect, test } from "#tests/support/browser/test.ts";

/** One of each type. */
const pages = [
	"/",
	"/contact",
	"/assessment",
	"/products",
	"/services/ai-marketing",
	"/company",
	"/industries/healthcare",
	"/case-studies",
	"/resources",
	"/resources/blog",
	"/resources/white-papers",
	"/resources/webinars",
	"/no-such-page",
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
			await page.goto(slow.origin + path, { waitUntil: "networkidle" });
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
