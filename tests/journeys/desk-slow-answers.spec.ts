import type { Page } from "@playwright/test";
import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

const { account, cancel, close, inbox, lead: words, people, person, unreachable } = deskCopy;

/** Holds back what the service answers at an address, once it has done what was asked. @returns what lets the answers go */
async function holdAnswers(page: Page, address: string): Promise<() => void> {
	const letGo = Promise.withResolvers<void>();
	await page.route(address, async (route) => {
		const response = await route.fetch();
		await letGo.promise;
		await route.fulfill({ response });
	});
	return letGo.resolve;
}

test("a note is added once when its author goes on before the answer, and what they type meanwhile stays", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "Our stock is counted on paper");
	await leadSaying(ownSite, "Can you read invoices");
	const page = await colleague(browser, ownSite, "Hana");
	await page.goto(deskAt(ownSite, `/leads/${lead}`));
	const note = page.locator(".lead-note textarea");
	const add = page.getByRole("button", { name: words.addNote });
	const open = async (message: string) => {
		const line = page.getByRole("list", { name: inbox.leads }).getByRole("listitem");
		await line.filter({ hasText: message }).getByRole("link").click();
		await page.locator(".lead-main").getByText(message).waitFor();
	};
	const send = async (text: string) => {
		const letGo = await holdAnswers(page, "**/notes");
		await page.locator("details.lead-note").evaluate((details) => details.setAttribute("open", ""));
		await note.fill(text);
		await add.click();
		return letGo;
	};

	await test.step("at another lead when the answer comes", async () => {
		const letGo = await send("They called");
		await open("read invoices");
		letGo();
		await page.getByText(words.noteStored).waitFor();
		await open("counted on paper");
		await expect(page.getByRole("listitem").filter({ hasText: "They called" })).toHaveCount(1);
		await expect(note).toHaveValue("");
	});

	await test.step("back at the lead before the answer comes", async () => {
		const letGo = await send("They called again");
		await open("read invoices");
		await open("counted on paper");
		await expect(note).toHaveValue("They called again");
		await expect(add).toBeDisabled();
		letGo();
		await expect(note).toHaveValue("");
	});

	await test.step("writing the next one when the answer comes", async () => {
		const letGo = await send("Call back");
		await note.fill("Send the price list");
		await expect(add).toBeDisabled();
		letGo();
		await expect(add).toBeEnabled();
		await expect(note).toHaveValue("Send the price list");
	});
});

test("an erasure can't be left halfway: the person's data goes from the screen when it is done", async ({
	browser,
	ownSite,
}) => {
	const email = "quietcove@example.co.nz";
	await leadSaying(ownSite, "Erase me", { email });
	const page = await colleague(browser, ownSite, "Ana");
	await page.goto(deskAt(ownSite, `/person?email=${encodeURIComponent(email)}`));
	await page.getByRole("button", { name: person.erase }).click();
	const letGo = await holdAnswers(page, "**/person-data/erase");
	const dialog = page.getByRole("alertdialog");
	await dialog.getByLabel(person.confirm({ email })).fill(email);
	await dialog.getByRole("button", { name: person.submit, exact: true }).click();
	await expect(dialog.getByRole("button", { name: cancel })).toBeDisabled();
	await page.keyboard.press("Escape");
	await expect(dialog).toBeVisible();
	letGo();
	await expect(page.getByText(person.nothing({ email }))).toBeVisible();
	await expect(page.getByText("Erase me")).toHaveCount(0);
});

test("a correction shows what is stored now, unless another person has been looked up since", async ({
	browser,
	ownSite,
}) => {
	const [email, other] = ["quietcove@example.co.nz", "nobody@example.co.nz"];
	await leadSaying(ownSite, "Correct me", { email, lastName: "Parata" });
	const page = await colleague(browser, ownSite, "Ana");
	await page.goto(deskAt(ownSite, `/person?email=${encodeURIComponent(email)}`));
	const correct = async (lastName: string) => {
		await page.getByRole("button", { name: person.correct }).click();
		await page.locator("[name=lastName]").fill(lastName);
		await page.getByRole("button", { name: person.saveCorrection }).click();
	};
	await correct("Paraone");
	await expect(page.getByText("Paraone")).toBeVisible();
	const letGo = await holdAnswers(page, "**/person-data/leads/*");
	await correct("Parāone");
	await page.getByLabel(person.email, { exact: true }).fill(other);
	await page.getByRole("button", { name: person.look }).click();
	const nothing = page.getByText(person.nothing({ email: other }));
	await nothing.waitFor();
	letGo();
	await expect(page.getByText(person.corrected)).toHaveCount(2);
	await expect(nothing).toBeVisible();
});

test("a change of many leads that fails leaves them selected", async ({ browser, ownSite }) => {
	await leadSaying(ownSite, "Our stock is counted on paper");
	await leadSaying(ownSite, "Can you read invoices");
	const page = await colleague(browser, ownSite, "Hana");
	await page.getByRole("listitem").filter({ hasText: "read invoices" }).waitFor();
	for (const key of ["j", "x", "j", "x", "e"]) await page.keyboard.press(key);
	await page.route("**/changes", (route) => route.abort());
	await page.getByRole("option", { name: inbox.won, exact: true }).click();
	await expect(page.getByText(unreachable)).toBeVisible();
	await expect(page.getByText(inbox.selected({ count: 2 }))).toBeVisible();
});

test("a dialog that is opened again says nothing of the refusal of the last time", async ({
	browser,
	ownSite,
}) => {
	const page = await colleague(browser, ownSite, "Hana");
	await page.goto(deskAt(ownSite, "/people"));
	const dialog = page.getByRole("dialog");

	await test.step("to invite a person", async () => {
		await page.getByRole("button", { name: people.invite }).click();
		await dialog.getByLabel(people.name).fill("Hana");
		await dialog.getByLabel(people.email).fill("hana@southlight.example");
		await dialog.getByRole("button", { name: people.submit }).click();
		await expect(dialog.getByText(people.alreadyThere)).toBeVisible();
		await dialog.getByRole("button", { name: close }).click();
		await page.getByRole("button", { name: people.invite }).click();
		await dialog.getByLabel(people.name).waitFor();
		await expect(dialog.getByText(people.alreadyThere)).toHaveCount(0);
		await dialog.getByRole("button", { name: close }).click();
	});

	await page.route("**/api/{people,account}/**", (route) =>
		route.request().method() === "GET" ? route.continue() : route.abort(),
	);

	await test.step("to change a person", async () => {
		await page.getByRole("button", { name: people.change }).click();
		await dialog.getByRole("button", { name: people.save }).click();
		await expect(dialog.getByText(unreachable)).toBeVisible();
		await dialog.getByRole("button", { name: close }).click();
		await page.getByRole("button", { name: people.change }).click();
		await dialog.getByRole("button", { name: people.save }).waitFor();
		await expect(dialog.getByText(unreachable)).toHaveCount(0);
	});

	await test.step("to sign out everywhere", async () => {
		await page.goto(deskAt(ownSite, "/account"));
		const question = page.getByRole("alertdialog");
		const everywhere = page.getByRole("button", { name: account.signOutEverywhere });
		await everywhere.click();
		await question.getByRole("button", { name: account.signOutEverywhere }).click();
		await expect(question.getByText(unreachable)).toBeVisible();
		await question.getByRole("button", { name: cancel }).click();
		await everywhere.click();
		await question.waitFor();
		await expect(question.getByText(unreachable)).toHaveCount(0);
	});
});
