import { colleague, deskAt, siteWithMail } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

const { reply } = deskCopy;
const { site } = siteWithMail();

test("the preview of a reply gives way to its text where someone goes on writing", async ({ browser }) => {
	const lead = await leadSaying(site, "How will it look?", { email: "preview@example.co.nz" });
	const page = await colleague(browser, site, "Ana");
	await page.goto(deskAt(site, `/leads/${lead}`));
	const composer = page.getByRole("region", { name: reply.heading });
	const text = composer.getByLabel(reply.text, { exact: true });
	const preview = composer.getByRole("button", { name: reply.preview });
	await text.fill("Like this");
	await preview.click();
	await expect(text).toBeHidden();
	await expect(preview).toHaveAttribute("aria-pressed", "true");
	await page.keyboard.press("r");
	await expect(text).toBeFocused();
	await expect(preview).toHaveAttribute("aria-pressed", "false");

	await test.step("a reply that is taken back is written on, and no letter is a key of the desk", async () => {
		await preview.click();
		await composer.getByRole("button", { name: reply.send }).click();
		await expect(text).toBeVisible();
		await preview.click();
		await composer.getByRole("button", { name: reply.takeBack }).click();
		await expect(text).toBeFocused();
		await page.keyboard.press("End");
		await page.keyboard.type(", or else");
		await expect(text).toHaveValue("Like this, or else");
		await expect(page.getByRole("dialog")).toHaveCount(0);
	});
});
