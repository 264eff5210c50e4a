import type { Page } from "@playwright/test";
import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

const { lead: words, reply } = deskCopy;
const email = "twice@example.co.nz";

const composer = (page: Page) => page.getByRole("region", { name: reply.heading });
const textOf = (page: Page) => composer(page).getByLabel(reply.text, { exact: true });
const isStored = (page: Page) => expect(composer(page).locator(".reply-send .quiet")).toHaveText(/\d/);

test("who writes a reply while a colleague merges its lead goes on writing, and sends it from the other lead", async ({
	browser,
	ownSite,
}) => {
	const into = await leadSaying(ownSite, "The first of two", { email });
	const from = await leadSaying(ownSite, "The second of two", { email });
	const mere = await colleague(browser, ownSite, "Mere");
	const ravi = await colleague(browser, ownSite, "Ravi");
	await mere.goto(deskAt(ownSite, `/leads/${from}`));
	await textOf(mere).fill("We begin");
	await isStored(mere);

	await ravi.goto(deskAt(ownSite, `/leads/${into}`));
	await ravi.getByRole("region", { name: words.othersHeading }).getByRole("button").click();
	await ravi.getByRole("dialog").getByRole("button", { name: words.mergeSubmit }).click();
	const openOther = composer(mere).getByRole("link", { name: reply.openOther });
	await openOther.waitFor();
	await expect(composer(mere).getByRole("button", { name: reply.send })).toHaveCount(0);
	await mere.keyboard.type(" on Monday");
	await openOther.click();
	await expect(mere).toHaveURL(new RegExp(into));
	await expect(textOf(mere)).toHaveValue("We begin on Monday");
	await isStored(mere);
	await mere.reload();
	await expect(textOf(mere)).toHaveValue("We begin on Monday");
	await expect(composer(mere).getByRole("button", { name: reply.send })).toBeVisible();

	await test.step("which the merged lead still leads to", async () => {
		await mere.goto(deskAt(ownSite, `/leads/${from}`));
		await expect(textOf(mere)).toHaveValue("We begin on Monday");
		await expect(openOther).toBeVisible();
	});
});

test("a draft comes into the open reply of the lead into which its author merges its lead", async ({
	browser,
	ownSite,
}) => {
	const into = await leadSaying(ownSite, "The first of two", { email });
	const from = await leadSaying(ownSite, "The second of two", { email });
	const page = await colleague(browser, ownSite, "Mere");
	await page.goto(deskAt(ownSite, `/leads/${from}`));
	await textOf(page).fill("Of the second");
	await isStored(page);
	await page.goto(deskAt(ownSite, `/leads/${into}`));
	await textOf(page).fill("Of the first");
	await isStored(page);
	await page.getByRole("region", { name: words.othersHeading }).getByRole("button").click();
	await page.getByRole("dialog").getByRole("button", { name: words.mergeSubmit }).click();
	await expect(textOf(page)).toHaveValue("Of the first\n\nOf the second");
});
