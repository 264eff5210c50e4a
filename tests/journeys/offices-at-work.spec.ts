import { expect, test } from "#tests/support/browser/test.ts";

const moments: readonly (readonly [string, string, readonly string[]])[] = [
	["a weekday in January", "2026-01-13T02:00Z", ["Pacific/Auckland", "Asia/Kuala_Lumpur"]],
	["an hour before New Zealand's morning in winter", "2026-07-13T20:00Z", []],
	["that morning", "2026-07-13T21:00Z", ["Pacific/Auckland"]],
	["the last minute of India's day", "2026-01-12T12:29Z", ["Asia/Kolkata"]],
	["the evening of India", "2026-01-12T12:30Z", []],
	["a Saturday", "2026-01-10T04:00Z", []],
];

for (const [name, moment, zones] of moments)
	test(`a visitor to the contact page sees which offices are at work: ${name}`, async ({ page }) => {
		await page.clock.setFixedTime(new Date(moment));
		await page.goto("/contact");
		await expect(page.locator(".contact-cards time").first()).not.toBeEmpty();
		const shown = page.locator(".at-work:visible");
		expect(await shown.evaluateAll((all) => all.map((sign) => sign.getAttribute("data-zone")))).toEqual(
			zones,
		);
	});

test("a phone shows the contact form before it asks for the hour at the offices", async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.addInitScript(() => {
		let hasFrame = false;
		requestAnimationFrame(() => {
			hasFrame = true;
		});
		Intl.DateTimeFormat = new Proxy(Intl.DateTimeFormat, {
			construct(Format, given) {
				document.documentElement.dataset["hadFrame"] ??= String(hasFrame);
				return new Format(...given);
			},
		});
	});
	await page.goto("/contact");
	await expect(page.locator("html")).toHaveAttribute("data-had-frame", "true");
});
