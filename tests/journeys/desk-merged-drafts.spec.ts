import type { Page } from "@playwright/test";
import { colleague, deskAt, siteWithMail } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

const { lead: words, reply } = deskCopy;
const email = "twice@example.co.nz";

const composer = (page: Page) => page.getByRole("region", { name: reply.heading });
const textOf = (page: Page) => composer(page).getByLabel(reply.text, { exact: true });
const openOtherOf = (page: Page) => composer(page).getByRole("link", { name: reply.openOther });
const isStored = (page: Page) => expect(composer(page).locator(".reply-send .quiet")).toHaveText(/\d/);

/** Merges the other lead of a person into the one that the page shows. */
async function merge(page: Page): Promise<void> {
	await page.getByRole("region", { name: words.othersHeading }).getByRole("button").click();
	await page.getByRole("dialog").getByRole("button", { name: words.mergeSubmit }).click();
}

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
	await merge(ravi);
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
	await merge(page);
	await expect(textOf(page)).toHaveValue("Of the first\n\nOf the second");
});

test("who only looks at a lead that is merged reads nothing of a text, and who is about to write keeps the field", async ({
	browser,
	ownSite,
}) => {
	const into = await leadSaying(ownSite, "The first of two", { email });
	const from = await leadSaying(ownSite, "The second of two", { email });
	const [mere, hana, ravi] = [
		await colleague(browser, ownSite, "Mere"),
		await colleague(browser, ownSite, "Hana"),
		await colleague(browser, ownSite, "Ravi"),
	];
	for (const page of [mere, hana]) await page.goto(deskAt(ownSite, `/leads/${from}`));
	await textOf(mere).focus();
	await composer(mere).getByRole("heading", { name: reply.heading }).waitFor();
	await mere.locator("h1").click();
	await textOf(hana).focus();
	await ravi.goto(deskAt(ownSite, `/leads/${into}`));
	await merge(ravi);
	await openOtherOf(hana).waitFor();
	await expect(textOf(hana)).toBeFocused();
	await expect(composer(mere)).toHaveCount(0);
});

test.describe("with a mail server", () => {
	const { site } = siteWithMail();

	test("who sends a reply in the moment of a merge is asked before their draft at the other lead goes", async ({
		browser,
	}) => {
		const into = await leadSaying(site, "The first of two", { email });
		const from = await leadSaying(site, "The second of two", { email });
		const mere = await colleague(browser, site, "Mere");
		const ravi = await colleague(browser, site, "Ravi");
		for (const [lead, text] of [
			[into, "Of the first"],
			[from, "Of the second"],
		]) {
			await mere.goto(deskAt(site, `/leads/${lead}`));
			await textOf(mere).fill(String(text));
			await isStored(mere);
		}
		// The page hears of the merge only when the draft that it stores before a reply has been refused.
		const refused = mere.waitForResponse("**/draft");
		await mere.route(`**/api/leads/${from}`, (route) => refused.then(() => route.continue()));
		await ravi.goto(deskAt(site, `/leads/${into}`));
		await merge(ravi);
		await expect(ravi.getByRole("dialog")).toHaveCount(0);
		await composer(mere).getByRole("button", { name: reply.send }).click();
		await composer(mere).getByText(reply.otherDraft).waitFor();
		await composer(mere).getByRole("button", { name: reply.takeOther }).click();
		await openOtherOf(mere).click();
		await expect(textOf(mere)).toHaveValue("Of the first\n\nOf the second");
	});
});
