import type { Page } from "@playwright/test";
import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { listedLeads } from "#tests/support/leads-command.ts";
import type { RunningService } from "#tests/support/running-service.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

const { account, audit, inbox, lead: words, noAnswer, reply, signIn } = deskCopy;
const message = "Our stock is counted on paper";

const textOf = (page: Page) =>
	page.getByRole("region", { name: reply.heading }).getByLabel(reply.text, { exact: true });

/** A colleague with a lead open, who hears what happens from now on. */
async function atLead(browser: Parameters<typeof colleague>[0], site: RunningService, name: string) {
	const lead = await leadSaying(site, message);
	const page = await colleague(browser, site, name);
	const stream = page.waitForResponse("**/api/live");
	await page.goto(deskAt(site, `/leads/${lead}`));
	await textOf(page).waitFor();
	await stream;
	return { page, lead };
}

test("an erased lead leaves the screen of a colleague, also while they write", async ({
	browser,
	ownSite,
}) => {
	const { page, lead } = await atLead(browser, ownSite, "Hana");
	await textOf(page).fill("Kia ora");
	await page.route("**/presence", (route) => route.abort());
	const reference = await queryDatabase(ownSite.databaseUrl, async (database) => {
		const row = database.selectFrom("leads").select("reference").where("id", "=", lead);
		return (await row.executeTakeFirstOrThrow()).reference;
	});
	await listedLeads(ownSite, ["erase", reference]);
	await expect(page.getByRole("heading", { name: words.gone })).toBeVisible();
	await expect(page.getByText(message)).toHaveCount(0);
	await expect(page).toHaveTitle(new RegExp(words.gone));

	await test.step("and the letters that they go on typing are no keys of the desk", async () => {
		await page.keyboard.type("?");
		// Once they have done something else, letters are keys again.
		for (const key of ["Tab", "e"]) await page.keyboard.press(key);
		await expect(page.getByRole("option", { name: inbox.won, exact: true })).toBeVisible();
	});
});

test("a lead whose erasure the live stream did not tell of is gone with the next sign of life or letter", async ({
	browser,
	ownSite,
}) => {
	const { page, lead } = await atLead(browser, ownSite, "Hana");
	await page.route("**/api/live", (route) => route.abort());
	await page.reload();
	await textOf(page).fill("Kia");
	await queryDatabase(ownSite.databaseUrl, (database) =>
		database.deleteFrom("leads").where("id", "=", lead).execute(),
	);
	// Into whatever has the focus: what was typed before may have told already.
	await page.keyboard.type(" ora");
	await expect(page.getByRole("heading", { name: words.gone })).toBeVisible();
});

test("leads that come one after the other are told of in one notice, which opens the inbox", async ({
	browser,
	ownSite,
}) => {
	const { page, lead } = await atLead(browser, ownSite, "Hana");
	const notices = page.getByRole("status", { name: inbox.notices });
	await leadSaying(ownSite, "The first that comes");
	await expect(notices.getByRole("button")).toHaveCount(2);
	await leadSaying(ownSite, "The second that comes");
	await expect(notices.getByRole("button", { name: inbox.openInbox })).toBeVisible();
	// The one that opens it, and the one that closes the notice.
	await expect(notices.getByRole("button")).toHaveCount(2);
	await expect(page).toHaveURL(new RegExp(lead));
	await notices.getByRole("button", { name: inbox.openInbox }).click();
	await expect(page.getByRole("search")).toBeVisible();
});

test("a session that is over hides the page behind the way back in, and says nothing of the connection", async ({
	browser,
	ownSite,
}) => {
	const { page } = await atLead(browser, ownSite, "Hana");
	const title = await page.title();
	await textOf(page).fill("Typed before");
	await queryDatabase(ownSite.databaseUrl, (database) =>
		database.updateTable("desk_sessions").set({ started_at: "2020-01-01T00:00:00.000Z" }).execute(),
	);
	await expect(page.getByRole("dialog", { name: signIn.ended })).toBeVisible();
	for (const shown of await page.getByText(message).all()) await expect(shown).toBeHidden();
	await expect(textOf(page)).toBeHidden();
	expect(await page.title()).not.toBe(title);
	await expect(page.getByText(noAnswer)).toBeHidden();
	await expect(page.locator("#reply-text")).toHaveValue("Typed before");
});

test("signing out in one tab takes the desk out of the other", async ({ browser, ownSite }) => {
	const { page } = await atLead(browser, ownSite, "Hana");
	const other = await page.context().newPage();
	await other.goto(deskAt(ownSite));
	await other.getByRole("button", { name: account.signOut }).first().click();
	await expect(page.getByRole("heading", { name: signIn.heading })).toBeVisible();
	await expect(page.getByText(message)).toHaveCount(0);
});

test("who is shut out has nothing of the desk on the screen any more", async ({ browser, ownSite }) => {
	const { page } = await atLead(browser, ownSite, "Hana");
	await page.route("**/presence", (route) => route.abort());
	await queryDatabase(ownSite.databaseUrl, (database) => database.deleteFrom("desk_sessions").execute());
	await expect(page.getByRole("heading", { name: signIn.heading })).toBeVisible();
	await expect(page.getByText(message)).toHaveCount(0);
});

const makeOwners = (site: RunningService) =>
	queryDatabase(site.databaseUrl, (database) =>
		database.updateTable("desk_people").set({ role: "owner" }).execute(),
	);

test("who becomes an owner sees the audit log without loading the page again", async ({
	browser,
	ownSite,
}) => {
	await colleague(browser, ownSite, "Hana");
	const page = await colleague(browser, ownSite, "Ravi");
	await expect(page.getByRole("link", { name: audit.view })).toHaveCount(0);
	await makeOwners(ownSite);
	await expect(page.getByRole("link", { name: audit.view }).first()).toBeVisible();
});

test("who becomes an owner while the live stream is away sees the audit log once it is back", async ({
	browser,
	ownSite,
}) => {
	await colleague(browser, ownSite, "Hana");
	const page = await colleague(browser, ownSite, "Ravi");
	await page.route("**/live", (route) => route.abort());
	await page.reload();
	await page.getByRole("search").waitFor();
	await makeOwners(ownSite);
	await page.unroute("**/live");
	await expect(page.getByRole("link", { name: audit.view }).first()).toBeVisible();
});

test("a draft of another tab is not overwritten: both texts are shown, and their author chooses", async ({
	browser,
	ownSite,
}) => {
	const { page } = await atLead(browser, ownSite, "Hana");
	const other = await page.context().newPage();
	await other.goto(page.url());
	const stored = (one: Page) => one.getByText(/\d/).and(one.locator(".reply-send .quiet"));
	await textOf(page).fill("From the first tab");
	await expect(stored(page)).toBeVisible();
	await textOf(other).fill("From the second tab");
	const conflict = other.getByRole("alert").filter({ hasText: reply.otherDraft });
	await expect(conflict).toContainText("From the first tab");
	await expect(textOf(other)).toHaveValue("From the second tab");

	await test.step("what is kept is stored", async () => {
		await conflict.getByRole("button", { name: reply.keepOwn }).click();
		await expect(conflict).toHaveCount(0);
		await expect(textOf(other)).toBeFocused();
		await expect(stored(other)).toBeVisible();
	});

	await test.step("and the other tab can take it", async () => {
		await textOf(page).pressSequentially(" again");
		const back = page.getByRole("alert").filter({ hasText: reply.otherDraft });
		await back.getByRole("button", { name: reply.takeOther }).click();
		await expect(textOf(page)).toBeFocused();
		await expect(textOf(page)).toHaveValue("From the second tab");
		await page.reload();
		await expect(textOf(page)).toHaveValue("From the second tab");
	});
});
