import { expect, test } from "#tests/support/browser/test.ts";

for (const width of [768, 1024])
	test(`past sessions have one form, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 1024 });
		await page.goto("/resources/webinars");
		const sessions = await page.locator(".recorded-sessions > li").evaluateAll((all) =>
			all.map((session) => {
				const day = session.querySelector(".session-day")?.getBoundingClientRect();
				const words = session.querySelector(".session-words")?.getBoundingClientRect();
				return [session.clientWidth, day?.width, words?.left].join();
			}),
		);
		expect(sessions.length).toBeGreaterThan(1);
		expect(new Set(sessions).size).toBe(1);
	});

test("on a tablet the chapters before and after begin on one line", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	await page.goto("/resources/white-papers/buying-ai-from-a-supplier/reading-the-market");
	const tops = await page
		.locator(".chapter-links small + span")
		.evaluateAll((all) => all.map((title) => title.getBoundingClientRect().top));
	expect(tops).toHaveLength(2);
	expect(new Set(tops).size).toBe(1);
});

test("on a small desk the facts of all studies begin at the same places", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 1024 });
	await page.goto("/resources/case-studies");
	const places = await page.locator(".study-card .facts").evaluateAll((all) =>
		all.map((facts) => {
			const { left } = facts.getBoundingClientRect();
			return [...facts.children].map((fact) => Math.round(fact.getBoundingClientRect().left - left)).join();
		}),
	);
	expect(places.length).toBeGreaterThan(1);
	expect(new Set(places).size).toBe(1);
});

test("on a phone the months of a case study are rows, each with its weeks at the end of its name's line", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/resources/case-studies/retail-stock-forecasting");
	await expect(page.locator(".band:has(.duration)")).toHaveCSS("content-visibility", "visible");
	const rows = await page.locator("li:has(> .duration)").evaluateAll((all) =>
		all.map((month) => {
			const [weeks, name] = ["p", "h3"].map((part) => {
				const range = document.createRange();
				range.selectNodeContents(month.querySelector(part) ?? month);
				return range.getClientRects()[0];
			});
			const apart = (weeks?.bottom ?? Number.NaN) - (name?.bottom ?? Number.NaN);
			const short = month.getBoundingClientRect().right - (weeks?.right ?? 0);
			return { apart: Math.abs(apart), short, thread: getComputedStyle(month, "::before").content };
		}),
	);
	expect(rows.length).toBeGreaterThan(1);
	for (const { apart, short, thread } of rows) {
		expect(apart).toBeLessThan(6);
		expect(short).toBeLessThan(2);
		expect(thread).toBe("none");
	}
});

test("on a phone the title of the newest entry has more than half of its card", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/resources");
	const shares = await page
		.locator(".latest")
		.evaluateAll((all) =>
			all.map((latest) => (latest.querySelector(":scope > p")?.clientWidth ?? 0) / latest.clientWidth),
		);
	expect(shares).toHaveLength(4);
	expect(Math.min(...shares)).toBeGreaterThan(0.55);
});
