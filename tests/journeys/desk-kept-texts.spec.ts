import type { Browser, Page, Route } from "@playwright/test";
import { maxReplyLength } from "#domain/desk/replies.ts";
import { colleague, deskAt, siteWithMail } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const { lead: words, person, reply } = deskCopy;
const email = "twice@example.co.nz";

const composer = (page: Page) => page.getByRole("region", { name: reply.heading });
const textOf = (page: Page) => composer(page).getByLabel(reply.text, { exact: true });
const isStored = (page: Page) => expect(composer(page).locator(".reply-send .quiet")).toHaveText(/\d/);

test("a subject that was typed before the text is still there on the next visit, until it is discarded", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "Where would you begin?", { email });
	const page = await colleague(browser, ownSite, "Mere");
	await page.goto(deskAt(ownSite, `/leads/${lead}`));
	const subject = composer(page).getByLabel(reply.subject);
	const given = await subject.inputValue();
	await subject.fill("Your orchard");
	await isStored(page);
	await page.reload();
	await expect(subject).toHaveValue("Your orchard");

	await composer(page).getByRole("button", { name: reply.discard }).click();
	await expect(subject).toHaveValue(given);
	await textOf(page).fill("x");
	await isStored(page);
	await textOf(page).fill("");
	await expect(composer(page).locator(".reply-send .quiet")).toHaveText("");
	await page.reload();
	await expect(subject).toHaveValue(given);
});

test("what was begun at one lead of a person stays when another one is corrected", async ({
	browser,
	ownSite,
}) => {
	await leadSaying(ownSite, "The first of two", { email });
	await leadSaying(ownSite, "The second of two", { email });
	const page = await colleague(browser, ownSite, "Mere");
	await page.goto(deskAt(ownSite, `/person?email=${encodeURIComponent(email)}`));
	const leads = page.locator(".stored-lead");
	const [one, other] = [leads.nth(0), leads.nth(1)];
	for (const lead of [one, other]) await lead.getByRole("button", { name: person.correct }).click();
	await other.locator("[name=lastName]").fill("Begun");
	await one.locator("[name=lastName]").fill("Parata");
	await one.getByRole("button", { name: person.saveCorrection }).click();
	await expect(one.getByText("Parata")).toBeVisible();
	await expect(other.locator("[name=lastName]")).toHaveValue("Begun");
});

test.describe("with a mail server", () => {
	const { mails, site } = siteWithMail();

	/** A person with a signature who has just sent a reply. */
	async function afterReply(browser: Browser, name: string, text: string): Promise<Page> {
		const lead = await leadSaying(site, `For ${name}`, { email: `${name}@example.co.nz` });
		const page = await colleague(browser, site, name);
		await queryDatabase(site.databaseUrl, (database) =>
			database
				.updateTable("desk_people")
				.set({ signature: `Ngā mihi, ${name}` })
				.execute(),
		);
		await page.goto(deskAt(site, `/leads/${lead}`));
		await textOf(page).fill(text);
		await composer(page).getByRole("button", { name: reply.send }).click();
		await composer(page).getByRole("button", { name: reply.takeBack }).waitFor();
		return page;
	}

	test("what is written after a reply was sent stays when that is taken back, which can be tried again", async ({
		browser,
	}) => {
		const page = await afterReply(browser, "Mere", "We begin on Monday");
		const takeBack = composer(page).getByRole("button", { name: reply.takeBack });
		await textOf(page).fill("P.S. Or on Tuesday");
		await page.route("**/replies/*", (route) => route.abort(), { times: 1 });
		await takeBack.click();
		await expect(page.getByText(deskCopy.unreachable)).toBeVisible();
		await expect(takeBack).toBeFocused();
		await takeBack.click();
		const both = "We begin on Monday\n\nP.S. Or on Tuesday";
		await expect(textOf(page)).toHaveValue(both);
		await expect(textOf(page)).toBeFocused();
		await isStored(page);
		await page.reload();
		await expect(textOf(page)).toHaveValue(both);
	});

	test("a reply is taken back in time while a draft can't be stored, and nothing of both is lost", async ({
		browser,
	}) => {
		const page = await afterReply(browser, "Hana", "We begin on Monday");
		const letGo = Promise.withResolvers<void>();
		const hold = (route: Route) => letGo.promise.then(() => route.continue());
		await page.route("**/draft", hold, { times: 1 });
		await textOf(page).fill("P.S. Or on Tuesday");
		await composer(page).getByRole("button", { name: reply.takeBack }).click();
		const both = "We begin on Monday\n\nP.S. Or on Tuesday";
		await expect(textOf(page)).toHaveValue(both);
		letGo.resolve();
		await composer(page).getByRole("button", { name: reply.keepOwn }).click();
		await isStored(page);
		await page.reload();
		await expect(textOf(page)).toHaveValue(both);
	});

	test("a reply that two texts have made too long says by how much, and stays", async ({ browser }) => {
		const lead = await leadSaying(site, "Tell me all", { email });
		const page = await colleague(browser, site, "Nikau");
		await page.goto(deskAt(site, `/leads/${lead}`));
		await textOf(page).fill("x");
		await isStored(page);
		const content = "x".repeat(maxReplyLength + 5);
		await queryDatabase(site.databaseUrl, (database) =>
			database.updateTable("lead_drafts").set({ content }).where("lead_id", "=", lead).execute(),
		);
		await page.reload();
		await composer(page).getByRole("button", { name: reply.send }).click();
		await expect(composer(page).getByRole("alert")).toHaveText(reply.tooLong({ count: 5 }));
		await expect(textOf(page)).toHaveValue(content);
	});

	/** A lead at which its author has stored a text in one tab, and the other tab that does not know of it. */
	async function twoTabs(browser: Browser, name: string): Promise<{ page: Page; other: Page }> {
		const lead = await leadSaying(site, `Two tabs of ${name}`, { email });
		const page = await colleague(browser, site, name);
		const other = await page.context().newPage();
		for (const each of [page, other]) await each.goto(deskAt(site, `/leads/${lead}`));
		await textOf(page).fill("From the first tab");
		await isStored(page);
		return { page, other };
	}

	test("who sends a reply while two drafts differ is asked to choose first, and then sends what they chose", async ({
		browser,
	}) => {
		const { page, other } = await twoTabs(browser, "Ravi");
		await textOf(other).fill("From the second tab");
		const take = composer(other).getByRole("button", { name: reply.takeOther });
		await take.waitFor();
		const send = composer(other).getByRole("button", { name: reply.send });
		await send.click();
		await expect(composer(other).getByText(reply.chooseFirst)).toBeVisible();
		await expect(textOf(other)).toHaveValue("From the second tab");
		await page.reload();
		await expect(textOf(page)).toHaveValue("From the first tab");

		await take.click();
		await expect(composer(other).getByText(reply.chooseFirst)).toBeHidden();
		await expect(textOf(other)).toHaveValue("From the first tab");
		await send.click();
		await expect(other.getByRole("listitem").filter({ hasText: "From the first tab" })).toBeVisible();
		await composer(other).getByRole("button", { name: reply.takeBack }).click();
		await expect(textOf(other)).toHaveValue("From the first tab");
	});

	test("who sends what they have just typed learns of the text of another tab before it goes", async ({
		browser,
	}) => {
		const { page, other } = await twoTabs(browser, "Moana");
		await textOf(other).fill("From the second tab");
		await composer(other).getByRole("button", { name: reply.send }).click();
		await expect(composer(other).getByText("From the first tab")).toBeVisible();
		await expect(textOf(other)).toHaveValue("From the second tab");
		await page.reload();
		await expect(textOf(page)).toHaveValue("From the first tab");
		await composer(other).getByRole("button", { name: reply.keepOwn }).click();
		await isStored(other);
		await composer(other).getByRole("button", { name: reply.send }).click();
		await expect(other.getByRole("listitem").filter({ hasText: "From the second tab" })).toBeVisible();
		await composer(other).getByRole("button", { name: reply.takeBack }).click();
		await expect(textOf(other)).toHaveValue("From the second tab");
	});

	test("who sends a stored text learns of the newer one of another tab before it goes", async ({
		browser,
	}) => {
		const { page, other } = await twoTabs(browser, "Hana");
		await other.reload();
		await expect(textOf(other)).toHaveValue("From the first tab");
		await textOf(page).fill("Newer in the first tab");
		await isStored(page);
		await composer(other).getByRole("button", { name: reply.send }).click();
		await expect(composer(other).getByText("Newer in the first tab")).toBeVisible();
		await expect(textOf(other)).toHaveValue("From the first tab");
		await page.reload();
		await expect(textOf(page)).toHaveValue("Newer in the first tab");
	});

	test("a reply that is refused again can be sent again, as often as needed", async ({ browser }) => {
		test.setTimeout(120_000);
		const page = await afterReply(browser, "Tama", "We begin on Monday");
		await expect(page.getByText(words.sent, { exact: true })).toBeVisible({ timeout: 60_000 });
		const tries = () => mails.recipients.filter((each) => each.toLowerCase() === "tama@example.co.nz").length;
		const row = page.getByRole("listitem").filter({ has: page.getByText("We begin on Monday") });
		mails.react({ recipient: 550 }, { recipient: 550 });
		const again = row.getByRole("button", { name: words.sendAgain });
		await again.click({ timeout: 60_000 });
		// The receipt, the first try and this one.
		await expect.poll(tries, { timeout: 60_000 }).toBe(3);
		await again.click({ timeout: 60_000 });
		await expect(row.getByText(words.sent, { exact: true })).toBeVisible({ timeout: 60_000 });
	});
});
