import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";

const { people } = deskCopy;

test("who invites a person copies address and code, and is told where the browser refuses", async ({
	browser,
	ownSite,
}) => {
	const page = await colleague(browser, ownSite, "Hana");
	await page.goto(deskAt(ownSite, "/people"));
	await page.getByRole("button", { name: people.invite }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(people.name).fill("Ravi");
	await dialog.getByLabel(people.email).fill("ravi@southlight.example");
	await dialog.getByRole("button", { name: people.submit }).click();
	const copy = dialog.getByRole("button", { name: people.copy });

	await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
	await copy.click();
	await expect(page.getByText(people.copied)).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toMatch(/^http\S+mail=ravi%40southlight\.example\S*\n\S+$/);

	await page.evaluate(() => {
		navigator.clipboard.writeText = () => Promise.reject(new DOMException("Refused", "NotAllowedError"));
	});
	await copy.click();
	await expect(page.getByText(people.copyFailed)).toBeVisible();
	await expect(dialog.getByText(copied.split("\n")[1] ?? "", { exact: true })).toBeVisible();
});
