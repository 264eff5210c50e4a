import { expect, test } from "#tests/support/browser/test.ts";

const article = "/resources/blog/choosing-the-first-use-case";

for (const width of [320, 390]) {
	test.describe(`${width} px wide, without JavaScript`, () => {
		test.use({ viewport: { width, height: 844 }, javaScriptEnabled: false });

		test("each row of scores shows its total, and no frame has to be scrolled for it", async ({ page }) => {
			await page.goto(article);
			const scores = page.locator(".table").filter({ has: page.locator(".scores") });
			await scores.scrollIntoViewIfNeeded();
			await expect(scores.locator("td.result").first()).toBeInViewport({ ratio: 1 });
			expect(await scores.evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
		});

		test("the parts of an article are in a fold, which the keyboard opens", async ({ page }) => {
			await page.goto(article);
			const contents = page.locator("nav.article-contents");
			await expect(contents.getByRole("link").first()).toBeHidden();
			await contents.locator("summary").press("Enter");
			await contents.getByRole("link").last().press("Enter");
			await expect(page).toHaveURL(/#.+/);
		});

		test("the filters are one line, in which the selected one is seen", async ({ page }) => {
			await page.goto("/resources/blog/category/strategy");
			const filters = page.locator(".filters a");
			const tops = await filters.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
			expect(new Set(tops).size).toBe(1);
			await expect(page.locator(".filters [aria-current]")).toBeInViewport({ ratio: 1 });
			await filters.last().focus();
			await expect(filters.last()).toBeInViewport({ ratio: 1 });
		});
	});
}

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

for (const path of ["/services/ai-marketing", "/services/intelligent-process-automation"]) {
	test(`the figures of ${path} are whole, on each width of a phone and a tablet`, async ({ page }) => {
		await page.goto(path);
		const figures = page.locator(".tiles strong");
		expect(await figures.count()).toBeGreaterThan(1);
		for (let width = 320; width <= 900; width += 20) {
			await page.setViewportSize({ width, height: 844 });
			const broken = await figures.evaluateAll((all) =>
				all
					.filter((figure) => {
						const end = figure.closest("li")?.getBoundingClientRect().right ?? 0;
						const range = document.createRange();
						range.selectNodeContents(figure);
						const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
						return new Set(tops).size > 1 || range.getBoundingClientRect().right > end;
					})
					.map(({ textContent }) => textContent),
			);
			expect(broken, `${width} px wide`).toEqual([]);
		}
	});
}

test("a desk shows the first question of the assessment without scrolling", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/assessment");
	await expect(page.locator("main form input").first()).toBeInViewport({ ratio: 1 });
});

test("on a desk the parts of an article are next to it, without a fold", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(article);
	const contents = page.locator("nav.article-contents");
	await expect(contents.getByRole("link").first()).toBeVisible();
	await expect(contents.locator("summary")).toBeHidden();
});

test.describe("on a phone, without JavaScript", () => {
	test.use({ viewport: { width: 390, height: 844 }, javaScriptEnabled: false });

	test("the way to the questions that find a product comes again after the third of them", async ({
		page,
	}) => {
		await page.goto("/products");
		const items = page.locator(".product-cards > li");
		const way = items.nth(3).locator('a[href="#choose"]');
		await way.click();
		await expect(page.locator("#choose summary").first()).toBeInViewport();
		await page.setViewportSize({ width: 1440, height: 900 });
		await expect(way).toBeHidden();
	});
});

for (const width of [390, 768])
	test(`the steps of the work are one column, each at its node, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/services/ai-consulting");
		const distances = await page.locator(".steps > li").evaluateAll((steps) =>
			steps.map((step) => {
				const node = getComputedStyle(step, "::after");
				const name = step.querySelector("h3")?.getBoundingClientRect();
				const { left, top } = step.getBoundingClientRect();
				return [left + parseFloat(node.left), (name?.top ?? Number.NaN) - top - parseFloat(node.top)];
			}),
		);
		expect(distances.length).toBeGreaterThan(1);
		expect(distances.flat().every(Number.isFinite)).toBe(true);
		expect(new Set(distances.map(String)).size).toBe(1);
	});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 } });

	test("the way up is one line, also where the titles are long", async ({ page }) => {
		const chapter = "/resources/white-papers/forecasting-demand-with-short-history/sales-are-not-demand";
		for (const path of [article, chapter, "/assessment/sample", "/services/intelligent-process-automation"]) {
			await page.goto(path);
			const links = page.locator(".breadcrumbs a:visible");
			const tops = await links.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
			expect(tops.length).toBeGreaterThan(1);
			expect(new Set(tops).size).toBe(1);
		}
		await page.goto(chapter);
		await page.locator("main header").getByRole("link").first().click();
		await expect(page).toHaveURL(/\/forecasting-demand-with-short-history$/);
	});

	test("the facts of a paper's file are in one line above its button", async ({ page }) => {
		await page.goto("/resources/white-papers");
		const ends = await page.locator(".paper-end").all();
		expect(ends.length).toBeGreaterThan(1);
		for (const end of ends) {
			const facts = await end
				.locator(".card-line > *")
				.evaluateAll((all) =>
					all.map((fact) => fact.getBoundingClientRect()).map(({ bottom, height }) => ({ bottom, height })),
				);
			const button = await end.getByRole("link").last().boundingBox();
			expect(facts.length).toBeGreaterThan(1);
			for (const { bottom, height } of facts) {
				expect(height).toBeLessThan(30);
				expect(bottom).toBeLessThan(button?.y ?? 0);
			}
		}
	});

	test("the title of a case study comes before its scene", async ({ page }) => {
		await page.goto("/resources/case-studies");
		const studies = await page.locator(".study-card").all();
		expect(studies.length).toBeGreaterThan(1);
		for (const study of studies) {
			const title = await study.getByRole("heading").boundingBox();
			const scene = await study.getByRole("img").boundingBox();
			expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(scene?.y ?? 0);
		}
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

test("on a tablet the filters are one line", async ({ page }) => {
	await page.setViewportSize({ width: 768, height: 1024 });
	for (const path of ["/resources/blog", "/resources/white-papers"]) {
		await page.goto(path);
		const tops = await page
			.locator(".filters a")
			.evaluateAll((all) => all.map((link) => link.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(1);
	}
});

test("the heading of the list of figures stays in sight while a visitor goes through it", async ({
	page,
}) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/figures");
	await page.locator(".figure-list > details").last().scrollIntoViewIfNeeded();
	await expect(page.locator("h2:has(+ .figure-list)")).toBeInViewport({ ratio: 1 });
});
