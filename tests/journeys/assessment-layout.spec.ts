import { thresholds } from "#domain/readiness/stage.ts";
import { expect, test } from "#tests/support/browser/test.ts";

test.describe("a page with a form, on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	for (const path of ["/contact", "/assessment"]) {
		test(`${path} begins with its form, and ends with its land`, async ({ page }) => {
			await page.goto(path);
			const [form, land] = [page.locator("main form"), page.locator("main .page-hero img")];
			await land.scrollIntoViewIfNeeded();
			await expect(land).toBeInViewport();
			const [formBox, landBox] = [await form.boundingBox(), await land.boundingBox()];
			expect(formBox?.y).toBeLessThan(landBox?.y ?? 0);
			expect(landBox?.width).toBe(390);
		});
	}
});

test("a desk shows the first question of the assessment without scrolling", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/assessment");
	await expect(page.locator("main form input").first()).toBeInViewport({ ratio: 1 });
});

for (const [width, height] of [
	[1024, 700],
	[1440, 900],
] as const)
	test(`the score lies below the line of the steps, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height });
		await page.goto("/assessment");
		const panel = page.locator(".panel-place");
		await expect(panel).toBeAttached();
		const steps = await page.locator(".step-progress").boundingBox();
		expect((await panel.boundingBox())?.y).toBeGreaterThan((steps?.y ?? Number.NaN) + (steps?.height ?? 0));
	});

test("on a phone a report shows its land before it explains the score", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/assessment/sample");
	const land = await page.locator(".report-land").boundingBox();
	const explanation = await page.locator(".report-stage .form-note").boundingBox();
	expect(land?.y).toBeLessThan(explanation?.y ?? 0);
});

test.describe("on the smallest phone", () => {
	test.use({ viewport: { width: 320, height: 568 }, reducedMotion: "reduce" });

	test("the worked example of the method has its drawing", async ({ page }) => {
		await page.goto("/assessment/method");
		await expect(page.locator(".worked-rows > svg")).toBeVisible();
	});
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the scale of a report names every stage, and the one reached begins where the stage does", async ({
		page,
	}) => {
		await page.goto("/assessment/sample");
		const names = page.locator(".report-scale li");
		await expect(names.locator("visible=true")).toHaveCount(5);
		const stage = await names.evaluateAll((all) => all.findIndex((name) => name.matches(".current")));
		const bar = await page.locator(".report-scale svg").boundingBox();
		const name = await page.locator(".report-scale .current").boundingBox();
		const begin = ((bar?.width ?? Number.NaN) * (thresholds[stage - 1] ?? Number.NaN)) / 100;
		expect(Math.abs((name?.x ?? Number.NaN) - (bar?.x ?? 0) - begin)).toBeLessThan(2);
	});

	test("the names of the stages end at one height", async ({ page }) => {
		await page.goto("/assessment/method");
		const ends = await page
			.locator(".stage-hill b")
			.evaluateAll((names) => names.map((name) => Math.round(name.getBoundingClientRect().bottom)));
		expect(ends).toHaveLength(5);
		expect(new Set(ends).size).toBe(1);
	});
});

test.describe("on a wide tablet", () => {
	test.use({ viewport: { width: 1024, height: 1366 } });

	test("the sizes of a business are one row", async ({ page }) => {
		await page.goto("/assessment");
		const sizes = page.locator(".choices.short label:visible");
		await expect(sizes).toHaveCount(5);
		const tops = await sizes.evaluateAll((all) => all.map((size) => size.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(1);
	});
});

test.describe("on a desk", () => {
	test.use({ viewport: { width: 1440, height: 900 } });

	test("the bars of a report are equally long, and each ends next to its figure", async ({ page }) => {
		await page.goto("/assessment/sample");
		const rows = await page.locator(".report-dimensions li").evaluateAll((all) =>
			all.map((row) => {
				const bar = row.querySelector("svg")?.getBoundingClientRect();
				const figure = document.createRange();
				figure.selectNodeContents(row.querySelector("strong") ?? row);
				return { length: bar?.width, gap: figure.getBoundingClientRect().left - (bar?.right ?? 0) };
			}),
		);
		expect(rows).toHaveLength(5);
		expect(new Set(rows.map(({ length }) => length)).size).toBe(1);
		for (const { gap } of rows) expect(gap).toBeLessThan(48);
	});
});

test("on a desk the way to one's own report begins at a step of the scale above it", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/assessment/sample");
	const button = await page.locator(".sample-note .button").boundingBox();
	const steps = await page
		.locator(".report-scale li")
		.evaluateAll((all) => all.map((step) => step.getBoundingClientRect().left));
	const nearest = Math.min(...steps.map((left) => Math.abs(left - (button?.x ?? 0))));
	expect(nearest).toBeLessThan(1);
});

for (const width of [900, 1024, 1440])
	test(`the bars of a report begin where the way to one's own does, which has air before it, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/assessment/sample");
		const button = await page.locator(".sample-note .button").boundingBox();
		const words = await page.locator(".sample-note > :first-child").evaluate((element) => {
			const range = document.createRange();
			range.selectNodeContents(element);
			return range.getBoundingClientRect().right;
		});
		expect((button?.x ?? 0) - words).toBeGreaterThanOrEqual(24);
		const bars = await page
			.locator(".report-dimensions svg")
			.evaluateAll((all) => all.map((bar) => bar.getBoundingClientRect().left));
		expect(bars).toHaveLength(5);
		for (const left of bars) expect(Math.abs(left - (button?.x ?? 0))).toBeLessThan(1);
	});

for (const width of [600, 1024])
	test(`on the page of the method a scale has air before and behind it, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/assessment/method");
		const gaps = await page.locator(".point-scales dl > div").evaluateAll((rows) =>
			rows.map((row) => {
				const scale = row.querySelector("svg")?.getBoundingClientRect();
				const [words, points] = ["dt", "dd"].map((name) => {
					const range = document.createRange();
					const text = row.querySelector(name);
					if (text?.firstChild) range.selectNode(text.firstChild);
					return range.getBoundingClientRect();
				});
				return [(scale?.left ?? 0) - (words?.right ?? 0), (points?.left ?? 0) - (scale?.right ?? 0)];
			}),
		);
		expect(gaps.length).toBeGreaterThan(10);
		for (const gap of gaps.flat()) expect(gap).toBeGreaterThanOrEqual(16);
	});
