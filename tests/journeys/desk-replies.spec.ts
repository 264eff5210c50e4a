import type { Browser, Page } from "@playwright/test";
import { colleague, deskAt, siteWithMail } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

const { inbox, lead: words, reply, savedReplies } = deskCopy;
const to = "mere@example.co.nz";

// Replies wait their ten seconds twice, and several browsers are at it: on a busy machine that is over a minute.
test.describe.configure({ timeout: 180_000 });

const { mails, site } = siteWithMail();

const composer = (page: Page) => page.getByRole("region", { name: reply.heading });
const heading = (page: Page) => composer(page).getByRole("heading", { name: reply.heading, exact: true });
const textOf = (page: Page) => composer(page).getByLabel(reply.text, { exact: true });

async function atLead(browser: Browser, name: string, lead: string): Promise<Page> {
	const page = await colleague(browser, site, name);
	await page.goto(deskAt(site, `/leads/${lead}`));
	await textOf(page).waitFor();
	return page;
}

/** The mails to the visitor, once so many have arrived. */
async function mailsToVisitor(count: number) {
	for (let all = count; ; all++) {
		const arrived = (await mails.mails(all)).filter((mail) => mail.to?.[0]?.address === to);
		if (arrived.length >= count) return arrived;
	}
}

test("two people answer one lead at once: the later one keeps their text, sees the other reply, and decides", async ({
	browser,
}) => {
	const lead = await leadSaying(site, "Where would you begin?", { email: to });
	const [receipt] = await mailsToVisitor(1);
	const ana = await atLead(browser, "Ana", lead);
	const ben = await atLead(browser, "Ben", lead);
	const takeBack = composer(ana).getByRole("button", { name: reply.takeBack });
	await textOf(ana).fill("Typed with care");
	await expect(ben.getByText(words.replying({ who: "Ana" }))).toBeVisible();
	await textOf(ben).fill("I was first");
	await composer(ben).getByRole("button", { name: reply.send }).click();
	await expect(composer(ana).getByRole("alert").getByText("I was first")).toBeVisible();
	await expect(textOf(ana)).toHaveValue("Typed with care");

	await test.step("a double press is one reply, and it can be taken back", async () => {
		await composer(ana).getByRole("button", { name: reply.sendAnyway }).dblclick();
		await expect(composer(ana).getByRole("button", { name: reply.send })).toBeDisabled();
		await expect(composer(ana).getByRole("alert")).toHaveCount(0);
		await takeBack.click();
		await expect(textOf(ana)).toHaveValue("Typed with care");
		await expect(ana.getByRole("listitem").filter({ hasText: "Typed with care" })).toHaveCount(1);
	});

	await test.step("the draft is still there on the next visit", async () => {
		await textOf(ana).fill("Typed with more care");
		await ana.goto(deskAt(site));
		await ana.goto(deskAt(site, `/leads/${lead}`));
		await expect(textOf(ana)).toHaveValue("Typed with more care");
	});

	await test.step("what is sent arrives once, in one conversation with the receipt", async () => {
		// What is due in one moment is sent at once, in no order; so Ben's goes first.
		await expect(ana.getByText(words.sent, { exact: true })).toHaveCount(2, { timeout: 40_000 });
		await composer(ana).getByRole("button", { name: reply.send }).press("Enter");
		await expect(takeBack).toBeFocused();
		await expect(ana.getByText(words.sent, { exact: true })).toHaveCount(3, { timeout: 40_000 });
		await expect(heading(ana)).toBeFocused();
		const arrived = await mailsToVisitor(3);
		expect(arrived.slice(1).map(({ from, text }) => [from?.name, text?.trim()])).toEqual([
			["Ben", "I was first"],
			["Ana", "Typed with more care"],
		]);
		expect(arrived[2]?.inReplyTo).toBe(arrived[1]?.messageId);
		expect(arrived[2]?.references).toContain(receipt?.messageId);
	});
});

test("a reply whose answer is lost is sent once, also after a reload, and another text in its place is asked about", async ({
	browser,
}) => {
	const lead = await leadSaying(site, "Is it lost?", { email: "lost@example.co.nz" });
	const page = await atLead(browser, "Dan", lead);
	const send = composer(page).getByRole("button", { name: reply.send });
	const sent = (text: string) => page.locator(".timeline").getByText(text, { exact: true });
	const loseAnswer = () =>
		page.route(
			"**/replies",
			async (route) => {
				await route.fetch();
				await route.abort();
			},
			{ times: 1 },
		);
	await textOf(page).fill("Nothing is lost");
	await loseAnswer();
	await send.click();
	await expect(page.getByText(deskCopy.unreachable)).toBeVisible();
	await expect(sent("Nothing is lost")).toHaveCount(1);
	await expect(composer(page).locator(".reply-send .quiet")).toHaveText(/\d/);
	await page.reload();
	await expect(textOf(page)).toHaveValue("Nothing is lost");
	await send.click();
	await expect(textOf(page)).toHaveValue("");
	await expect(sent("Nothing is lost")).toHaveCount(1);

	await test.step("a text that was changed since stays, and goes once its author has read what has gone", async () => {
		await textOf(page).fill("We begin on Monday");
		await loseAnswer();
		await send.click();
		await expect(page.getByText(deskCopy.unreachable)).toBeVisible();
		await textOf(page).fill("We begin on Tuesday");
		await send.click();
		await expect(page.getByText(reply.alreadySent)).toBeVisible();
		await expect(textOf(page)).toHaveValue("We begin on Tuesday");
		await expect(sent("We begin on Tuesday")).toHaveCount(0);
		await send.click();
		await expect(sent("We begin on Tuesday")).toHaveCount(1);
		await expect(sent("We begin on Monday")).toHaveCount(1);
	});
});

test("a reply that reaches the service after its author has left and come back is no longer in the composer", async ({
	browser,
}) => {
	const lead = await leadSaying(site, "Come back", { email: "back@example.co.nz" });
	const page = await atLead(browser, "Eve", lead);
	const line = Promise.withResolvers<void>();
	await page.route("**/replies", async (route) => {
		await line.promise;
		await route.continue();
	});
	await textOf(page).fill("Sent and left");
	await expect(composer(page).locator(".reply-send .quiet")).toHaveText(/\d/);
	await composer(page).getByRole("button", { name: reply.send }).click();
	const { pathname } = new URL(page.url());
	await page.getByRole("link", { name: inbox.view }).first().click();
	await expect(textOf(page)).toHaveCount(0);
	await page.locator(`[href^="${pathname}"]`).click();
	await expect(textOf(page)).toHaveValue("Sent and left");
	line.resolve();
	await expect(textOf(page)).toHaveValue("");
});

test("focus goes to the reply's heading when its draft is discarded", async ({ browser }) => {
	const lead = await leadSaying(site, "Never mind", { email: "third@example.co.nz" });
	const page = await atLead(browser, "Fay", lead);
	await textOf(page).fill("Never mind");
	await composer(page).getByRole("button", { name: reply.discard }).press("Enter");
	await expect(textOf(page)).toHaveValue("");
	await expect(heading(page)).toBeFocused();
});

test("a saved reply is filled in for the lead, and does not go while a place is left", async ({
	browser,
}) => {
	const lead = await leadSaying(site, "We count on paper", { email: "second@example.co.nz", company: "" });
	const page = await colleague(browser, site, "Caro");
	await page.goto(deskAt(site, "/saved-replies"));
	await page.getByRole("button", { name: savedReplies.add }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByLabel(savedReplies.title).fill("Thanks");
	await dialog.getByLabel(savedReplies.text).fill("Kia ora {firstName} of {company}");
	await dialog.getByRole("button", { name: savedReplies.save }).click();
	await page.getByRole("listitem").filter({ hasText: "Thanks" }).waitFor();
	await page.goto(deskAt(site, `/leads/${lead}`));
	await page.getByRole("button", { name: reply.saved }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Thanks" }).click();
	await expect(textOf(page)).toHaveValue(/^Kia ora (?!\{).* of \{company\}$/);
	await composer(page).getByRole("button", { name: reply.send }).click();
	await expect(page.getByText(reply.unfilled({ names: "{company}" }))).toBeVisible();

	await test.step("what is typed while the service restarts stays, and is stored when it is back", async () => {
		await site.stop();
		await expect(page.getByText(deskCopy.noAnswer)).toBeVisible();
		await textOf(page).fill("Typed meanwhile");
		await expect(page.getByText(reply.notStored)).toBeVisible();
		const path = new URL(page.url()).pathname;
		await page.getByRole("link", { name: inbox.view }).first().click();
		await expect(textOf(page)).toHaveCount(0);
		await page.locator(`[href^="${path}"]`).click();
		await expect(textOf(page)).toHaveValue("Typed meanwhile");
		await site.start();
		await expect(page.getByText(deskCopy.noAnswer)).toBeHidden();
		await expect(page.getByText(reply.notStored)).toBeHidden();
		await page.reload();
		await expect(textOf(page)).toHaveValue("Typed meanwhile");
	});
});

test("without a mail server no reply is sent: the desk says what to do, and the clock goes on until it is done", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "Is anyone there?", { email: to });
	const page = await colleague(browser, ownSite, "Ana");
	await page.goto(deskAt(ownSite, `/leads/${lead}`));
	await textOf(page).fill("We are here");
	await expect(page.getByText(reply.noMail({ address: to, state: reply.waiting }))).toBeVisible();
	await expect(composer(page).getByRole("button", { name: reply.send })).toBeDisabled();
	const head = page.locator(".lead-head");
	await expect(head.getByText(reply.noneOwed)).toHaveCount(0);
	await page.keyboard.press("Escape");
	await page
		.getByRole("toolbar")
		.getByRole("button", { name: inbox.stateIs({ state: inbox.new }) })
		.click();
	await page.getByRole("option", { name: reply.waiting }).click();
	await expect(head.getByText(reply.noneOwed)).toBeVisible();
});
