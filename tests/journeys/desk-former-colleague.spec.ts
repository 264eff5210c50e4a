import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

const { audit, inbox, lead: words, people } = deskCopy;

test("the name of a colleague who has left stays on what they did, and they are given no lead", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "Who answered me?");
	const page = await colleague(browser, ownSite, "Ana");
	const theirs = await colleague(browser, ownSite, "Ravi");
	await theirs.goto(deskAt(ownSite, `/leads/${lead}`));
	await theirs.locator(".lead-note summary").click();
	await theirs.getByLabel(words.note, { exact: true }).fill("Called back");
	await theirs.getByRole("button", { name: words.addNote }).click();
	await expect(theirs.locator(".timeline").getByText("Called back")).toBeVisible();

	await page.goto(deskAt(ownSite, "/people"));
	const list = page.getByRole("list", { name: people.list });
	await list.getByRole("listitem").filter({ hasText: "Ravi" }).getByText(people.remove).click();
	await page.getByRole("alertdialog").getByRole("button", { name: people.confirmRemoval }).click();
	await expect(list).not.toContainText("Ravi");

	await test.step("at the lead", async () => {
		await page.goto(deskAt(ownSite, `/leads/${lead}`));
		const note = page.getByRole("listitem").filter({ hasText: "Called back" });
		await expect(note.getByRole("heading")).toContainText("Ravi");
		await page.getByRole("toolbar").getByRole("button", { name: inbox.assign, exact: true }).click();
		const choices = page.getByRole("dialog").getByRole("option");
		await expect(choices.filter({ hasText: "Ana" })).toBeVisible();
		await expect(choices.filter({ hasText: "Ravi" })).toHaveCount(0);
	});

	await test.step("in the audit log, as those who did something and as whom it was about", async () => {
		await page.goto(deskAt(ownSite, "/audit"));
		const rows = page.getByRole("row");
		await expect(rows.filter({ hasText: audit.removed })).toContainText("Ravi");
		const who = page.getByLabel(audit.person, { exact: true });
		await who.selectOption(await who.locator("option", { hasText: "Ravi" }).getAttribute("value"));
		await expect(rows.filter({ hasText: audit.removed })).toHaveCount(0);
		await expect(rows.filter({ hasText: "Ravi" }).first()).toBeVisible();
	});
});
