import { calendarDate } from "#domain/readiness/calendar.ts";
import { questions } from "#domain/readiness/questions.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { readPdf } from "#tests/support/read-pdf.ts";

/** A report that is longer than two pages. */
const longReport = `/assessment#${encodeShareLink({
	answers: {
		industry: "retail",
		companySize: "11-50",
		experience: "some",
		challenges: ["manual-processes", "analysing-data"],
		interests: ["chatbots", "business-analytics"],
		...Object.fromEntries(questions.map((question) => [question, "50"])),
	},
	takenOn: calendarDate("2026-11-20"),
})}`;

test("on paper a report's published figures keep their words", async ({ page }) => {
	await page.goto(longReport);
	const published = page.locator(".report-published");
	await expect(published).toBeVisible();
	const told = await published.locator("li").allTextContents();
	expect(told.length).toBeGreaterThan(2);
	const { pages } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
	expect(pages.length).toBeGreaterThan(2);
	const bare = (text: string) => text.replace(/\s/g, "");
	const last = bare(pages.at(-1)?.text ?? "");
	for (const text of told) expect(last).toContain(bare(text));
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("what can be done with a report is in pairs, below saving it", async ({ page }) => {
		await page.goto(longReport);
		const buttons = page.locator(".report-actions .actions > *");
		await expect(buttons.first()).toBeVisible();
		const tops = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(1 + Math.ceil((tops.length - 1) / 2));
	});

	test("one line, not two, is between the last table of a report and the next section", async ({ page }) => {
		await page.goto("/assessment/sample");
		const table = page.locator(".report-lift dl").last();
		await expect(table).toHaveCSS("border-bottom-width", "0px");
	});
});

for (const [width, columns] of [
	[1024, 2],
	[1440, 4],
])
	test(`what a recommendation has is in ${columns} columns, without a hole, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width: width ?? 0, height: 900 });
		await page.goto("/assessment/sample");
		const cards = await page.locator(".report-recommendations > li").evaluateAll((all) =>
			all.map((card) => {
				const parts = [...card.children].map((part) => part.getBoundingClientRect());
				const end = Math.max(...parts.map(({ bottom }) => bottom));
				return {
					columns: new Set(parts.map(({ left }) => Math.round(left))).size,
					below: card.getBoundingClientRect().bottom - end,
				};
			}),
		);
		expect(cards.length).toBeGreaterThan(1);
		for (const card of cards) {
			expect(card.columns).toBe(columns);
			expect(card.below).toBeLessThan(40);
		}
	});

for (const width of [768, 1024])
	test(`the reasons for a recommendation follow its text, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/assessment/sample");
		const gaps = await page.locator(".report-recommendations > li").evaluateAll((cards) =>
			cards.map((card) => {
				const text = card.querySelector(".report-recommendation-head > :last-child");
				const reasons = card.querySelector(":scope > :nth-child(3) > h4");
				if (!text || !reasons) return Number.NaN;
				return reasons.getBoundingClientRect().top - text.getBoundingClientRect().bottom;
			}),
		);
		expect(gaps.length).toBeGreaterThan(1);
		for (const gap of gaps) expect(gap).toBeLessThan(30);
	});

test("what says that a sample is invented has air below it on the widest screens too", async ({ page }) => {
	await page.setViewportSize({ width: 2560, height: 1200 });
	await page.goto("/assessment/sample");
	const note = await page.locator(".sample-note").boundingBox();
	const next = await page.locator(".report-section").first().boundingBox();
	expect((next?.y ?? Number.NaN) - ((note?.y ?? Number.NaN) + (note?.height ?? 0))).toBeGreaterThan(40);
});
