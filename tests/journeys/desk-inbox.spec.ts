import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { colleague, deskAt, inboxOfTwo, inboxLines as lines } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { contentText } from "#tests/support/content-file.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { messageSaying, postJson } from "#tests/support/post-form.ts";

const { inbox, signIn, account, exportCsv, notFound } = deskCopy;

const lineOf = (page: Page, message: string) => lines(page).filter({ hasText: message });

test("two people see a lead come, one takes it by keyboard, and both see whose it is", async ({
	browser,
	ownSite,
}) => {
	const hana = await colleague(browser, ownSite, "Hana");
	const ravi = await colleague(browser, ownSite, "Ravi");
	await leadSaying(ownSite, "Our stock is counted on paper");
	await expect(lineOf(hana, "counted on paper")).toBeVisible();
	await expect(lineOf(ravi, "counted on paper")).toBeVisible();
	await hana.keyboard.press("j");
	await expect(lineOf(hana, "counted on paper").getByRole("link")).toBeFocused();
	await hana.keyboard.press("a");
	await expect(hana.getByRole("option", { name: inbox.me({ name: "Hana" }) })).toBeFocused();
	await hana.keyboard.press("Enter");
	await expect(lineOf(ravi, inbox.assignedTo({ name: "Hana" }))).toBeVisible();

	await test.step("keys are the browser's and the text's own where they are typed", async () => {
		await hana.keyboard.press("/");
		await hana.getByLabel(inbox.search).pressSequentially("paper ja?");
		await expect(hana.getByRole("dialog")).toHaveCount(0);
		await expect(hana).toHaveURL(/search=paper/);
		await expect(lines(hana)).toHaveCount(0);
	});

	await test.step("a line that comes back takes no focus out of the search", async () => {
		await hana.getByLabel(inbox.search).fill("");
		await expect(lines(hana)).toHaveCount(1);
		await expect(hana.getByLabel(inbox.search)).toBeFocused();
	});

	await test.step("the address holds search and filters", async () => {
		await leadSaying(ownSite, "Can you read invoices", { firstName: "Tom", lastName: "Baker" });
		await hana.goto(deskAt(ownSite, "?form=contact&search=invo"));
		await expect(lines(hana)).toHaveCount(1);
		await expect(lineOf(hana, "invoices")).toBeVisible();
		const value = inbox.form("contact");
		await hana.getByRole("link", { name: inbox.removeFilter({ name: inbox.filterForm, value }) }).click();
		await expect(hana).not.toHaveURL(/form=/);
		await expect(hana).toHaveURL(/search=invo/);
		await expect(lines(hana)).toHaveCount(1);
	});

	await test.step("many are closed at once, a colleague sees them go, and one press undoes it", async () => {
		await hana.goto(deskAt(ownSite));
		await expect(lines(hana)).toHaveCount(2);
		for (const key of ["j", "x", "j", "x", "e"]) await hana.keyboard.press(key);
		await hana.getByRole("option", { name: inbox.won, exact: true }).click();
		await expect(lines(ravi)).toHaveCount(0);
		await expect(lines(hana)).toHaveCount(0);
		await hana.getByRole("button", { name: inbox.undo }).click();
		await expect(lines(hana)).toHaveCount(2);
		await expect(lines(ravi)).toHaveCount(2);
	});
});

test("a lead that is opened while the search still waits for more letters stays open", async ({
	browser,
	ownSite,
}) => {
	const page = await inboxOfTwo(browser, ownSite);
	await page.clock.install();
	await page.clock.pauseAt(Date.now() + 60_000);
	await page.getByLabel(inbox.search).pressSequentially("paper");
	await lineOf(page, "counted on paper").getByRole("link").click();
	await expect(page).toHaveURL(/\/leads\//);
	await page.clock.runFor(1000);
	await expect(page).toHaveURL(/\/leads\/[^/]+\?search=paper$/);
	await page.clock.resume();
	await expect(lines(page)).toHaveCount(1);

	await test.step("and so does another page of the desk", async () => {
		await page.clock.pauseAt(Date.now() + 600_000);
		await page.getByLabel(inbox.search).pressSequentially(" more");
		await page.getByRole("link", { name: account.view }).first().click();
		await expect(page).toHaveURL(/\/account$/);
		await expect(page.getByLabel(inbox.search)).toHaveCount(0);
		await page.clock.runFor(1000);
		await expect(page).toHaveURL(/\/account$/);
	});

	await test.step("which has no search in its address, however late it comes", async () => {
		const parts = Promise.withResolvers<void>();
		await page.clock.resume();
		await page.goto(deskAt(ownSite, ""));
		await page.getByLabel(inbox.search).waitFor();
		await page.clock.pauseAt(Date.now() + 1_200_000);
		await page.route("**/parts/*.js", async (part) => {
			await parts.promise;
			await part.continue();
		});
		await page.getByLabel(inbox.search).pressSequentially("paper");
		await page.getByRole("link", { name: account.view }).first().click();
		await page.clock.runFor(1000);
		parts.resolve();
		await expect(page.getByLabel(inbox.search)).toHaveCount(0);
		await expect(page).toHaveURL(/\/account$/);
	});
});

test("a session that ends is begun again in place, and what was typed is still there", async ({
	browser,
	ownSite,
}) => {
	const page = await colleague(browser, ownSite, "Mere");
	await page.getByRole("link", { name: account.view }).first().click();
	await page.getByLabel(account.passkeyName).fill("Laptop");
	await page.getByRole("button", { name: account.addPasskey }).click();
	await page.getByRole("button", { name: account.removePasskey({ name: "Laptop" }) }).waitFor();
	const signature = page.locator("[name=signature]");
	await signature.fill("Ngā mihi");
	await page.context().clearCookies();
	await page.locator("form").filter({ has: signature }).getByRole("button").click();
	const dialog = page.getByRole("dialog", { name: signIn.ended });
	await dialog.getByRole("button", { name: signIn.byPasskey }).click();
	await expect(dialog).toHaveCount(0);
	await expect(signature).toHaveValue("Ngā mihi");

	await test.step("signing out shows nothing more, and the passkey lets its person in", async () => {
		await page.getByRole("button", { name: account.signOut }).first().click();
		await page.getByRole("button", { name: signIn.byPasskey }).click();
		await page.getByRole("search").waitFor();
	});
});

test("to open a mailed link uses up nothing, and one of another browser is refused with the other ways in", async ({
	page,
	ownSite,
}) => {
	const writes: string[] = [];
	page.on("request", (request) => {
		if (request.method() !== "GET") writes.push(request.url());
	});
	await page.goto(deskAt(ownSite, "/sign-in#link=not-of-this-browser"));
	const button = page.getByRole("button", { name: signIn.byLink, exact: true });
	await button.waitFor();
	expect(writes).toEqual([]);
	await button.click();
	await expect(page.getByRole("alert").filter({ hasText: signIn.linkRefused })).toBeVisible();
	expect(writes).toHaveLength(1);
	await expect(page.getByLabel(signIn.email)).toBeFocused();
	await expect(page.getByLabel(signIn.code)).toBeVisible();
	await expect(page.getByText(signIn.mailed)).toBeVisible();
	await page.getByRole("button", { name: signIn.usual }).click();
	await expect(page.getByRole("button", { name: signIn.byPasskey })).toBeVisible();
});

test("an owner saves the leads of the list as a table", async ({ browser, ownSite }) => {
	await leadSaying(ownSite, "Can you read invoices");
	await leadSaying(ownSite, "Our stock is counted on paper");
	const page = await colleague(browser, ownSite, "Hana");
	await page.goto(deskAt(ownSite, "?search=invoices"));
	await expect(lines(page)).toHaveCount(1);
	const download = page.waitForEvent("download");
	await page.getByRole("button", { name: exportCsv }).click();
	const file = await download;
	expect(file.suggestedFilename()).toBe("leads.csv");
	const table = readFileSync(await file.path(), "utf8");
	expect(table).toContain("Can you read invoices");
	expect(table).not.toContain("counted on paper");
	expect(table.startsWith("\uFEFF")).toBe(true);

	const staff = await colleague(browser, ownSite, "Ravi");
	await expect(lines(staff)).toHaveCount(2);
	await expect(staff.getByRole("button", { name: exportCsv })).toHaveCount(0);
});

test("an address that the desk does not have says so and leads back, signed in or not", async ({
	browser,
	ownSite,
}) => {
	const page = await colleague(browser, ownSite, "Hana");
	const stranger = await (await browser.newContext()).newPage();
	for (const visitor of [page, stranger]) {
		const answer = await visitor.goto(deskAt(ownSite, "/chatbots/today"));
		expect(answer?.status()).toBe(404);
		await expect(visitor.getByRole("heading", { name: notFound.heading })).toBeVisible();
		await visitor.getByRole("link", { name: notFound.back }).click();
		await expect(visitor).toHaveURL(/\/desk$/);
	}
	await expect(page.getByRole("search")).toBeVisible();
	await expect(stranger.getByRole("heading", { name: signIn.heading })).toBeVisible();
});

test("a name and a company on one line keep their own direction", async ({ browser, ownSite }) => {
	const company = "-2+3 Ltd";
	await leadSaying(ownSite, "From Beirut", { firstName: "مرحبا", lastName: "بالعالم", company });
	const page = await colleague(browser, ownSite, "Hana");
	await expect(lineOf(page, "From Beirut").locator("bdi")).toHaveText(["مرحبا بالعالم", company]);
});

test("an enquiry names the service that it is about", async ({ browser, ownSite }) => {
	await postJson(ownSite, "/forms/enquiry", {
		values: { ...messageSaying("What would it cost?"), service: "ai-marketing" },
	});
	const page = await colleague(browser, ownSite, "Hana");
	await lineOf(page, "What would it cost?").getByRole("link").click();
	const name = contentText("services/ai-marketing.yaml", "name");
	await expect(page.getByRole("definition").filter({ hasText: name })).toHaveCount(1);
	await expect(page.getByText("ai-marketing", { exact: true })).toHaveCount(0);
});
