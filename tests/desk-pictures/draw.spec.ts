import type { Page } from "@playwright/test";
import sharp from "sharp";
import { colleague, deskAt, siteWithMail } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { makeBusy, spreadOverWeeks } from "./busy-desk.ts";

const { account, lead: words, numbers, person, reply } = deskCopy;
const { site: service } = siteWithMail();

/** As large as the guide shows it, of what the window shows. */
async function draw(page: Page, name: string): Promise<void> {
	const picture = sharp(await page.screenshot()).resize({ width: 1000 });
	await picture.webp({ quality: 82 }).toFile(`docs/desk/${name}.webp`);
}

test("the guide of the desk shows the desk as it is", async ({ browser }) => {
	const page = await colleague(browser, service, "Ana");
	await page.setViewportSize({ width: 1440, height: 900 });
	await page.goto(deskAt(service, "/account"));
	await page.getByLabel(account.passkeyName).fill("Phone");
	await page.getByRole("button", { name: account.addPasskey }).click();
	await expect(page.getByText("Phone", { exact: true })).toBeVisible();
	// So that no message about the new leads lies on the pictures.
	await page.goto("about:blank");
	const lead = await makeBusy(service);

	await page.goto(deskAt(service, `/leads/${lead}`));
	await expect(page.getByText(words.sent, { exact: true }).first()).toBeVisible();
	await draw(page, "lead");

	// The stream may tell a page that has just opened of the leads that came before it.
	const close = page.locator(".toast").getByRole("button", { name: deskCopy.close });
	while ((await close.count()) > 0) await close.first().click();
	const composer = page.getByRole("region", { name: reply.heading });
	await composer
		.getByLabel(reply.text, { exact: true })
		.fill("Kia ora Hine,\n\nshall we say Thursday at ten?");
	await composer.getByRole("button", { name: reply.send }).click();
	await composer.getByRole("button", { name: reply.takeBack }).scrollIntoViewIfNeeded();
	await draw(page, "reply");

	await spreadOverWeeks(service);
	await page.goto(deskAt(service, "/numbers"));
	await expect(page.getByRole("heading", { name: numbers.outbox })).toBeVisible();
	await draw(page, "numbers");

	await page.goto(deskAt(service, "/person"));
	await page.getByLabel(person.email, { exact: true }).fill("sample.rahman@example.com");
	await page.getByRole("button", { name: person.look }).click();
	await expect(page.getByRole("link", { name: words.open }).first()).toBeVisible();
	await draw(page, "person");
});
