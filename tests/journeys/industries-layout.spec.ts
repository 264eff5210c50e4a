import { expect, test } from "#tests/support/browser/test.ts";
import { contentNames } from "#tests/support/content-file.ts";

for (const width of [768, 1440])
	test(`the points of industries next to each other begin at one height, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/industries");
		const rows = await page.locator(".image-card").evaluateAll((cards) => {
			const top = (element: Element | null) => Math.round(element?.getBoundingClientRect().top ?? Number.NaN);
			return cards.map((card) => `${top(card)}: ${top(card.querySelector(".card-points"))}`);
		});
		expect(rows).toHaveLength(contentNames("industries").length);
		expect(new Set(rows).size).toBe(new Set(rows.map((row) => row.split(":")[0])).size);
	});

test("on a narrow desk the name of an industry and its first point are on one line", async ({ page }) => {
	await page.setViewportSize({ width: 1024, height: 900 });
	await page.goto("/industries");
	const distances = await page.locator(".image-card").evaluateAll((cards) =>
		cards.map((card) => {
			const middle = (selector: string) => {
				const range = document.createRange();
				range.selectNodeContents(card.querySelector(selector) ?? card);
				const first = range.getClientRects()[0];
				return first ? (first.top + first.bottom) / 2 : Number.NaN;
			};
			return Math.abs(middle("h3 a") - middle("li"));
		}),
	);
	expect(distances.length).toBeGreaterThan(1);
	expect(Math.max(...distances)).toBeLessThan(3);
});

test("on a phone the scene of an industry is as wide as its card, and so are its words", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/industries");
	const cards = page.locator(".image-card");
	await expect(cards.last()).toHaveCSS("content-visibility", "visible");
	const shares = await cards.evaluateAll((all) =>
		all.flatMap((card) =>
			["img", "p", "ul"].map(
				(part) => (card.querySelector(part)?.getBoundingClientRect().width ?? 0) / card.clientWidth,
			),
		),
	);
	expect(shares).toHaveLength(3 * contentNames("industries").length);
	expect(Math.min(...shares)).toBeGreaterThan(0.85);
});

for (const width of [360, 390, 640, 768, 1440])
	test(`an industry's scene is whole from its roof to the foot of its land, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 844 });
		await page.goto("/industries");
		const images = page.locator(".image-card img");
		await images.last().scrollIntoViewIfNeeded();
		const shown = await images.evaluateAll((all) =>
			all.map((image) => {
				const whole =
					(image.clientWidth * Number(image.getAttribute("height"))) / Number(image.getAttribute("width"));
				return image.clientHeight / whole;
			}),
		);
		expect(shown).toHaveLength(contentNames("industries").length);
		expect(Math.min(...shown)).toBeGreaterThan(0.94);
	});

for (const width of [768, 1024])
	test(`both buttons at the end of an industry's page are in one row, ${width} px wide`, async ({ page }) => {
		await page.setViewportSize({ width, height: 900 });
		for (const slug of contentNames("industries")) {
			await page.goto(`/industries/${slug}`);
			const tops = await page
				.locator(".banner:last-child .button")
				.evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
			expect(tops, slug).toHaveLength(2);
			expect(new Set(tops).size, slug).toBe(1);
		}
	});

test("on a phone the mark of a benefit without a figure is next to the middle of its heading", async ({
	page,
}) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.goto("/industries/education");
	const tile = page.locator(".tiles li:not(:has(strong))");
	await expect(tile).toHaveCSS("content-visibility", "visible");
	const middles = await tile.evaluate((element) =>
		["i", "h3"].map((part) => {
			const box = element.querySelector(part)?.getBoundingClientRect();
			return ((box?.top ?? Number.NaN) + (box?.bottom ?? Number.NaN)) / 2;
		}),
	);
	expect(Math.abs((middles[0] ?? Number.NaN) - (middles[1] ?? Number.NaN))).toBeLessThan(2);
});

for (const width of [390, 768])
	test(`the working day of an office stays within the column of its name, ${width} px wide`, async ({
		page,
	}) => {
		await page.setViewportSize({ width, height: 900 });
		await page.goto("/reply-times");
		const over = await page.locator(".office-clock dl > div").evaluateAll((days) =>
			days.flatMap((day) => {
				const { left, right } = day.getBoundingClientRect();
				return [...day.querySelectorAll("circle")].map((ring) => {
					const box = ring.getBoundingClientRect();
					return Math.max(left - box.left, box.right - right);
				});
			}),
		);
		expect(over.length).toBeGreaterThan(1);
		expect(Math.max(...over)).toBeLessThanOrEqual(0);
	});
