import { day, minute } from "#domain/durations.ts";
import { colleague, deskAt, inboxLines as lines, siteWithMail } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

const { inbox, lead: words, reply } = deskCopy;
const { site } = siteWithMail();

test.describe.configure({ timeout: 120_000 });

for (const [name, isOff] of [
	["ahead", 2 * minute],
	["behind", -2 * minute],
] as const)
	test(`a device that is two minutes ${name} counts no more and no fewer seconds to take a reply back, also after a look at the inbox`, async ({
		browser,
	}) => {
		const lead = await leadSaying(site, `Two minutes ${name}`, { email: `${name}@example.co.nz` });
		const page = await colleague(browser, site, `Ana-${name}`);
		await page.clock.install({ time: Date.now() + isOff });
		await page.goto(deskAt(site, `/leads/${lead}`));
		const composer = page.getByRole("region", { name: reply.heading });
		await composer.getByLabel(reply.text, { exact: true }).fill("Typed in haste");
		await composer.getByRole("button", { name: reply.send }).click();
		const timer = composer.getByRole("timer");
		await timer.waitFor();
		const { pathname } = new URL(page.url());
		await page.getByRole("link", { name: inbox.view }).first().click();
		await expect(composer).toHaveCount(0);
		await page.locator(`[href^="${pathname}"]`).click();
		await expect(timer).toHaveText(/(^|\D)[1-9](\D|$)/);
		await composer.getByRole("button", { name: reply.takeBack }).click();
		await expect(composer.getByLabel(reply.text, { exact: true })).toHaveValue("Typed in haste");
	});

test("a device whose clock is days ahead shows a new lead as in time, and a reply as sent once it is", async ({
	browser,
}) => {
	const lead = await leadSaying(site, "Has just come", { email: "in-time@example.co.nz" });
	const page = await colleague(browser, site, "Wiremu");
	await page.clock.install({ time: Date.now() + 10 * day });
	await page.goto(deskAt(site, `/leads/${lead}`));
	const line = lines(page).filter({ hasText: "Has just come" });
	await expect(line.locator("[data-clock=green]")).toBeVisible();
	const composer = page.getByRole("region", { name: reply.heading });
	await composer.getByLabel(reply.text, { exact: true }).fill("We looked at it at once");
	await composer.getByRole("button", { name: reply.send }).click();
	const sent = page.getByRole("listitem").filter({ hasText: "We looked at it at once" });
	// It can be taken back for ten seconds first.
	await expect(sent.getByText(words.sent, { exact: true })).toBeVisible({ timeout: 60_000 });
});
