import type { Page } from "@playwright/test";
import { thresholds } from "#domain/readiness/stage.ts";
import { beforeSessions } from "#tests/support/before-sessions.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { contentNames } from "#tests/support/content-file.ts";

/** The words of five letters and more that need more than one line. */
const brokenWords = (page: Page) =>
	page.evaluate(() => {
		const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
		const broken: string[] = [];
		while (texts.nextNode()) {
			const node = texts.currentNode;
			for (const { 0: word, index } of (node.textContent ?? "").matchAll(/\p{L}{5,}/gu)) {
				const range = document.createRange();
				range.setStart(node, index);
				range.setEnd(node, index + word.length);
				const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
				if (new Set(boxes.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
			}
		}
		return broken;
	});

/** Shows a page in its own typefaces, or in those that a phone shows until they have come; all of it is laid out. */
async function showInFaces(page: Page, faces: "own" | "first"): Promise<void> {
	await page.evaluate(async (isFirst) => {
		await Promise.allSettled([...document.fonts].map((face) => face.load()));
		document.documentElement.toggleAttribute("data-late", isFirst);
		await Promise.allSettled(document.getAnimations().map((animation) => animation.finished));
	}, faces === "first");
}

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

for (const width of [320, 360, 375]) {
	test.describe(`${width} px wide`, () => {
		test.use({ viewport: { width, height: 844 }, reducedMotion: "reduce" });

		for (const path of ["/", "/industries", "/assessment/method", "/resources/white-papers", "/figures"])
			test(`no word of ${path} is broken inside`, async ({ page }) => {
				await page.goto(path);
				for (const faces of ["own", "first"] as const) {
					await showInFaces(page, faces);
					expect(await brokenWords(page)).toEqual([]);
				}
			});

		test("the thread runs on from one office to the next", async ({ page }) => {
			await page.goto("/company");
			await showInFaces(page, "own");
			await expect(page.locator(".office-now time").last()).not.toBeEmpty();
			const maps = await page
				.locator(".offices img")
				.evaluateAll((all) =>
					all.map((map) => map.getBoundingClientRect()).map(({ top, bottom }) => ({ top, bottom })),
				);
			expect(maps.length).toBeGreaterThan(1);
			for (const [index, { top }] of maps.slice(1).entries())
				expect(Math.abs(top - (maps[index]?.bottom ?? Number.NaN))).toBeLessThan(1);
		});
	});
}

test.describe("on the smallest phone", () => {
	test.use({ viewport: { width: 320, height: 568 }, reducedMotion: "reduce" });

	test("the company's name is one line, and the title of the home page three", async ({ page }) => {
		await page.goto("/");
		await showInFaces(page, "own");
		const lines = (selector: string) =>
			page.locator(selector).evaluate((element) => {
				const range = document.createRange();
				range.selectNodeContents(element.firstChild ?? element);
				return new Set([...range.getClientRects()].map(({ top }) => top)).size;
			});
		expect(await lines("header .wordmark span")).toBe(1);
		expect(await lines("h1")).toBe(3);
	});

	test("the industries of the home page stand two by two", async ({ page }) => {
		await page.goto("/");
		await showInFaces(page, "own");
		const places = await page
			.locator(".image-card")
			.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().left));
		expect(places.length).toBeGreaterThan(2);
		expect(new Set(places).size).toBe(2);
	});

	test("the worked example of the method has its drawing", async ({ page }) => {
		await page.goto("/assessment/method");
		await expect(page.locator(".worked-rows > svg")).toBeVisible();
	});
});

for (const width of [660, 768, 1024])
	test(`the industries of the home page are four in a row, their names whole, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 1024 });
		await page.emulateMedia({ reducedMotion: "reduce" });
		await page.goto("/");
		await showInFaces(page, "own");
		const tops = await page
			.locator(".image-card")
			.evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().top)));
		expect(tops).toHaveLength(contentNames("industries").length);
		expect(new Set(tops.slice(0, 4)).size).toBe(1);
		expect(await brokenWords(page)).toEqual([]);
	});

test("on a phone a report shows its land before it explains the score", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/assessment/sample");
	const land = await page.locator(".report-land").boundingBox();
	const explanation = await page.locator(".report-stage .form-note").boundingBox();
	expect(land?.y).toBeLessThan(explanation?.y ?? 0);
});

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

	test("the filters next to the selected one are whole", async ({ page }) => {
		await page.goto("/resources/blog/category/customer-service");
		const boxes = await page
			.locator(".filters a")
			.evaluateAll((all) =>
				all.map((link) => link.getBoundingClientRect()).map(({ left, right }) => ({ left, right })),
			);
		expect(boxes.length).toBeGreaterThan(2);
		for (const [index, { left }] of boxes.slice(1).entries())
			expect(left).toBeGreaterThan(boxes[index]?.right ?? Number.NaN);
		await expect(page.locator(".filters [aria-current]")).toBeInViewport({ ratio: 1 });
	});

	test("the name of a report's stage begins where the stage does", async ({ page }) => {
		await page.goto("/assessment/sample");
		const names = page.locator(".report-scale li");
		await expect(names.locator("visible=true")).toHaveCount(1);
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

	test("the time of each office is next to its name", async ({ page }) => {
		await page.clock.setFixedTime(new Date("2026-01-13T02:00Z"));
		await page.goto("/contact");
		await expect(page.locator(".at-work:visible").first()).toBeVisible();
		const offices = await page.locator(".contact-cards li:has(time)").evaluateAll((all) =>
			all.map((office) =>
				[office, office.querySelector("time")].map((part) => {
					const range = document.createRange();
					range.selectNodeContents(part?.firstChild ?? office);
					return range.getBoundingClientRect().top;
				}),
			),
		);
		expect(offices.length).toBeGreaterThan(1);
		for (const [name = Number.NaN, time = Number.NaN] of offices)
			expect(Math.abs(time - name)).toBeLessThan(4);
	});

	test("the sizes of a business are one row", async ({ page }) => {
		await page.goto("/assessment");
		const sizes = page.locator(".choices.short label:visible");
		await expect(sizes).toHaveCount(5);
		const tops = await sizes.evaluateAll((all) => all.map((size) => size.getBoundingClientRect().top));
		expect(new Set(tops).size).toBe(1);
	});

	for (const width of [768, 1024])
		test(`the button of a paper is next to the facts of its file, ${width} px wide`, async ({ page }) => {
			await page.setViewportSize({ width, height: 1024 });
			await page.goto("/resources/white-papers");
			const ends = await page.locator(".paper-end").all();
			expect(ends.length).toBeGreaterThan(1);
			for (const end of ends) {
				const facts = await end.locator(".card-line").boundingBox();
				const button = await end.getByRole("link").last().boundingBox();
				expect(button?.y).toBeLessThan((facts?.y ?? 0) + (facts?.height ?? 0));
				expect(button?.x).toBeGreaterThanOrEqual((facts?.x ?? Number.NaN) + (facts?.width ?? 0));
			}
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

	test.describe("a day before the first session ends", () => {
		test.use({ startsAt: beforeSessions });

		test("the facts of a session to come are one line", async ({ page, ownSite }) => {
			await page.clock.setSystemTime(beforeSessions);
			await page.goto(`${ownSite.origin}/resources/webinars`);
			const sessions = await page.locator(".live-sessions .facts").all();
			expect(sessions.length).toBeGreaterThan(0);
			for (const session of sessions) expect((await session.boundingBox())?.height).toBeLessThan(60);
		});
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
