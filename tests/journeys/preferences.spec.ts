import { expect, test } from "#tests/support/browser/test.ts";
import { pageCopy } from "#tests/support/copy.ts";

test("with reduced motion the thread is drawn from the start, and nothing moves", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/");
	await expect(page.locator(".thread path:not(.lit)")).toHaveCSS("stroke-dashoffset", "0px");
	await expect(page.locator(".nodes li").first()).toHaveCSS("opacity", "1");
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});

test("without that wish the thread is drawn, and then rests", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/");
	const endless = await page.evaluate(async () => {
		const animations = document.getAnimations();
		// A picture further down begins when it is seen.
		const seen = animations.filter(({ playState }) => playState === "running");
		await Promise.allSettled(seen.map(({ finished }) => finished));
		return animations.filter(
			({ effect }) => effect?.getComputedTiming().iterations === Number.POSITIVE_INFINITY,
		).length;
	});
	expect(endless).toBe(0);
	await expect(page.locator(".thread path:not(.lit)")).toHaveCSS("stroke-dashoffset", "0px");
});

test("a drawn thread stays drawn while the window changes its size", async ({ page }) => {
	const restarted = async () => {
		await page.setViewportSize({ width: 900, height: 900 });
		await page.setViewportSize({ width: 1440, height: 900 });
		return page.evaluate(
			() =>
				document.getAnimations().filter(({ playState, effect }) => {
					const target = effect instanceof KeyframeEffect ? effect.target : null;
					return playState === "running" && target?.closest(".home-hero, .vignette") !== null;
				}).length,
		);
	};
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/");
	await expect(page.locator("html[data-from-top]")).toHaveCount(0);
	expect(await restarted()).toBe(0);
	const picture = page.locator("figure.vignette").first();
	await picture.evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }));
	await expect(picture.locator(".vignette-threads.wide path").first()).toHaveCSS("stroke-dashoffset", "0px");
	await expect(picture.locator(".vignette-decision").first()).toHaveCSS("opacity", "1");
	expect(await restarted()).toBe(0);
});

test("a wide screen has the whole page once it has loaded", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	for (const path of ["/", "/products"]) {
		await page.goto(path);
		const skipped = await page
			.locator("main > * > *")
			.evaluateAll((parts) =>
				parts
					.filter((part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }))
					.map(({ className }) => className),
			);
		expect(skipped).toEqual([]);
	}
});

test("who wants less motion sees nothing in passing", async ({ page }) => {
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.goto("/products");
	const passing = await page
		.locator("body *")
		.evaluateAll((all) =>
			all
				.filter((element) => getComputedStyle(element).transitionProperty !== "none")
				.map(({ className }) => className),
		);
	expect(passing).toEqual([]);
});

test("a node of the thread lights its part of it, for the pointer and for the keyboard", async ({ page }) => {
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto("/");
	const lit = page.locator(".thread .lit");
	const along = () => lit.evaluate((path) => -Number.parseFloat(getComputedStyle(path).strokeDashoffset));
	await expect(lit).toHaveCSS("opacity", "0");
	const nodes = page.getByRole("navigation", { name: pageCopy.thread }).getByRole("link");
	await nodes.first().hover();
	await expect(lit).toHaveCSS("opacity", "1");
	await expect.poll(along).toBeGreaterThan(0.8);
	await page.mouse.move(0, 0);
	await expect(lit).toHaveCSS("opacity", "0");
	await nodes.last().focus();
	await expect(lit).toHaveCSS("opacity", "1");
	await expect.poll(along).toBeLessThan(0.2);
});

test("the header comes back on the way up and for the keyboard, but not with reduced motion", async ({
	page,
}) => {
	await page.goto("/terms");
	const header = page.getByRole("banner");
	await page.mouse.wheel(0, 1500);
	await expect(header).not.toBeInViewport();
	await page.mouse.wheel(0, -300);
	await expect(header).toBeInViewport();
	await page.mouse.wheel(0, 300);
	await expect(header).not.toBeInViewport();
	await header.getByRole("link").first().focus();
	await expect(header).toBeInViewport();
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.mouse.wheel(0, -300);
	await expect(header).not.toBeInViewport();
});

for (const [width, size] of [
	[390, 24],
	[1100, 20],
	[1100, 24],
	[1366, 24],
	[1700, 24],
] as const) {
	test(`with letters of ${size} px, ${width} px wide, the header fits, leaves nothing over the page, and comes back`, async ({
		page,
	}) => {
		const session = await page.context().newCDPSession(page);
		await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
		await page.setViewportSize({ width, height: 800 });
		await page.goto("/terms");
		await expect(page.locator("html")).toHaveCSS("font-size", `${size}px`);
		expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
		const header = page.getByRole("banner");
		await page.mouse.wheel(0, 1500);
		await expect(header).not.toBeInViewport();
		await page.mouse.wheel(0, -300);
		await expect(header).toBeInViewport();
		await expect.poll(async () => (await header.boundingBox())?.y).toBe(-10);
	});
}

test("in forced colours the words, links, buttons and fields stand out in the visitor's colours", async ({
	page,
}) => {
	await page.emulateMedia({ forcedColors: "active" });
	await page.goto("/");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	const nodes = page.getByRole("navigation", { name: pageCopy.thread }).getByRole("link");
	await expect(nodes.first()).toBeVisible();
	for (const link of await nodes.all()) await expect(link).toBeVisible();
	await page.goto("/contact");
	const bare = await page
		.locator("main :is(input, textarea, button):visible")
		.evaluateAll((controls) =>
			controls
				.filter((control) => getComputedStyle(control).borderTopStyle === "none")
				.map(({ outerHTML }) => outerHTML),
		);
	expect(bare.filter((html) => !html.includes("text-button"))).toEqual([]);
});

test("the thread of steps comes as far as they have been read, and with reduced motion is whole", async ({
	page,
}) => {
	const first = page.locator(".steps > li").first();
	const drawn = () =>
		first.evaluate((step) => {
			const hidden = /([\d.]+)%/.exec(getComputedStyle(step, "::after").clipPath)?.[1] ?? 0;
			return 100 - Number(hidden);
		});
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/services/ai-automation");
	await first.evaluate((step) => step.scrollIntoView({ block: "end", behavior: "instant" }));
	await expect.poll(drawn).toBe(0);
	await first.evaluate((step) => step.scrollIntoView({ block: "start", behavior: "instant" }));
	await expect.poll(drawn).toBe(100);
	await first.evaluate((step) => step.scrollIntoView({ block: "end", behavior: "instant" }));
	await page.emulateMedia({ reducedMotion: "reduce" });
	await expect.poll(drawn).toBe(100);
});

test("a report's score counts up to the figure that a screen reader has from the start, and with reduced motion is there", async ({
	page,
}) => {
	const score = page.locator(".report-score strong");
	const counted = () =>
		score.evaluate((figure) => getComputedStyle(figure, "::after").getPropertyValue("--score"));
	const isShown = () =>
		score.evaluate((figure) => {
			const counter = getComputedStyle(figure, "::after");
			const { color, webkitTextFillColor } = getComputedStyle(figure);
			return color === webkitTextFillColor && (counter.content === "none" || counter.opacity === "0");
		});
	await page.emulateMedia({ reducedMotion: "no-preference" });
	await page.goto("/assessment/sample");
	const figure = (await score.textContent()) ?? "";
	expect(figure).toMatch(/^\d+$/);
	expect(await page.evaluate(() => document.getAnimations().length)).toBeGreaterThan(0);
	await expect.poll(isShown).toBe(true);
	expect(await counted()).toBe(figure);
	await page.emulateMedia({ reducedMotion: "reduce" });
	await page.reload();
	expect(await isShown()).toBe(true);
	expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
});
