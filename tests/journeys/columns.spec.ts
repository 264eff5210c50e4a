import { expect, test } from "#tests/support/browser/test.ts";

const pages = ["/solutions", "/services/ai-customer-service", "/industries/retail"];

for (const { width, rows } of [
	{ width: 390, rows: 4 },
	{ width: 768, rows: 2 },
	{ width: 1239, rows: 2 },
	{ width: 1240, rows: 1 },
	{ width: 2560, rows: 1 },
])
	test(`four benefits are in ${rows} rows, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of pages) {
			await page.goto(path);
			const tops = await page
				.locator(".benefits > li > h3")
				.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().top)));
			expect(tops).toHaveLength(4);
			expect(new Set(tops).size).toBe(rows);
		}
	});

for (const { width, paths } of [
	{ width: 768, paths: ["/industries/healthcare", "/industries/retail"] },
	{ width: 1024, paths: ["/services/ai-powered-analytics", "/industries/manufacturing"] },
	{ width: 1200, paths: ["/industries"] },
	{
		width: 1440,
		paths: [
			"/industries/finance",
			"/industries/retail",
			"/resources/blog",
			"/resources/case-studies/healthcare-appointment-access",
		],
	},
])
	test(`in columns a text follows its own heading, whatever the one next to it, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		for (const path of paths) {
			await page.goto(path);
			const lists = page.locator(
				".benefits, .use-cases, .assurance, .blocks, .thread-points, .article-cards, .image-cards",
			);
			const distances = await lists.evaluateAll((all) =>
				all.map((list) =>
					[...list.querySelectorAll("h2, h3, dt")].map((heading) => {
						const words = document.createRange();
						words.selectNodeContents(heading);
						const text = heading.nextElementSibling ?? heading.parentElement?.nextElementSibling;
						return (text?.getBoundingClientRect().top ?? Number.NaN) - words.getBoundingClientRect().bottom;
					}),
				),
			);
			expect(distances.length).toBeGreaterThan(0);
			for (const each of distances) expect(Math.max(...each) - Math.min(...each), path).toBeLessThan(4);
		}
	});

for (const path of [
	"/resources/case-studies/healthcare-appointment-access",
	"/resources/white-papers/buying-ai-from-a-supplier",
])
	test(`the steps of ${path} are no wider than its running text`, async ({ page }) => {
		await page.setViewportSize({ width: 1440, height: 900 });
		await page.goto(path);
		const rightOf = (selector: string) =>
			page
				.locator(selector)
				.evaluateAll((all) => Math.max(...all.map((each) => each.getBoundingClientRect().right)));
		expect(await rightOf(".steps li > p")).toBeCloseTo(await rightOf(".paragraphs"), 0);
	});

for (const path of [
	"/services/ai-solutions",
	"/services/ai-consulting",
	"/services/ai-marketing",
	"/services/ai-implementation-training",
	"/services/custom-ai-development",
])
	test(`on a tablet the second columns of ${path} begin at one place`, async ({ page }) => {
		await page.setViewportSize({ width: 768, height: 1024 });
		await page.goto(path);
		const texts = page.locator(".steps > li > p, .tablet-rows > * > :is(p, dd)");
		const lefts = await texts.evaluateAll((all) =>
			all.map((each) => Math.round(each.getBoundingClientRect().left)),
		);
		expect(lefts.length).toBeGreaterThan(3);
		expect(new Set(lefts).size).toBe(1);
	});

test("on a small desk the headings of three benefits begin level, figures too", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 900 });
	for (const path of ["/services/ai-solutions", "/services/ai-powered-analytics"]) {
		await page.goto(path);
		const bottoms = await page.locator(".benefits h3").evaluateAll((headings) =>
			headings.map((heading) => {
				const range = document.createRange();
				range.selectNodeContents(heading);
				return range.getClientRects()[0]?.bottom ?? Number.NaN;
			}),
		);
		expect(bottoms).toHaveLength(3);
		expect(Math.max(...bottoms) - Math.min(...bottoms)).toBeLessThan(8);
	}
});

for (const width of [768, 1024, 1440])
	test(`what to begin with is next to what to leave, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/services/ai-solutions");
		const [one, other] = await page
			.locator(".criteria > div")
			.evaluateAll((boxes) => boxes.map((box) => box.getBoundingClientRect()));
		expect(one?.top).toBe(other?.top);
		expect(one?.width).toBeCloseTo(other?.width ?? Number.NaN, 0);
		expect((one?.width ?? 0) * 2).toBeGreaterThan(width * 0.8);
	});

for (const { path, width } of [
	{ path: "/services/ai-solutions", width: 768 },
	{ path: "/services/ai-solutions", width: 1440 },
	{ path: "/industries/hospitality", width: 1440 },
])
	test(`no point next to the picture of ${path} ends in a line of two short words, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto(path);
		const shares = await page.locator(".vignette-points > li").evaluateAll((points) =>
			points.map((point) => {
				const range = document.createRange();
				range.selectNodeContents(point);
				const widths = [...range.getClientRects()].map((line) => line.width);
				return (widths.at(-1) ?? 0) / Math.max(...widths);
			}),
		);
		expect(shares.length).toBeGreaterThan(1);
		for (const share of shares) expect(share).toBeGreaterThan(0.5);
	});

test("the table of the method ends where its drawings do", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/assessment/method");
	const rights = await page
		.locator(".text-section table, .stage-hill, .point-scales")
		.evaluateAll((all) => all.map((each) => Math.round(each.getBoundingClientRect().right)));
	expect(rights.length).toBeGreaterThan(2);
	expect(new Set(rights).size).toBe(1);
});

test("on a phone the mark of an example is next to its figure", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	for (const path of [
		"/resources/white-papers/buying-ai-from-a-supplier",
		"/resources/webinars/one-service-desk-several-languages",
	]) {
		await page.goto(path);
		const figure = await page.locator(".facts .figure-link").boundingBox();
		const mark = await page.locator(".facts .example-mark").boundingBox();
		expect(mark?.x).toBeGreaterThan((figure?.x ?? Number.NaN) + (figure?.width ?? 0));
		expect(mark?.y).toBeLessThan((figure?.y ?? Number.NaN) + (figure?.height ?? 0));
	}
});

test("on a small desk the heading next to a form is as large as others, in three lines at most", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1024, height: 900 });
	for (const path of ["/services/intelligent-process-automation", "/services/ai-customer-service"]) {
		await page.goto(path);
		const lines = await page.locator(".form-section h2").evaluate((heading) => {
			const lineHeight = parseFloat(getComputedStyle(heading).lineHeight);
			return heading.getBoundingClientRect().height / lineHeight;
		});
		expect(lines).toBeLessThan(3.5);
		const sizes = await page
			.locator(".section-head h2, .form-section h2")
			.evaluateAll((headings) => headings.map((heading) => getComputedStyle(heading).fontSize));
		expect(sizes.length).toBeGreaterThan(1);
		expect(new Set(sizes).size).toBe(1);
	}
});
