import type { BrowserContext, Page } from "@playwright/test";
import { letFormsBeBegunEarlier } from "#tests/support/browser/begun-earlier.ts";
import {
	control,
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy } from "#tests/support/copy.ts";
import { exportedLeads } from "#tests/support/leads-command.ts";

async function openForm(context: BrowserContext, prepare?: (tab: Page) => Promise<void>): Promise<Page> {
	const tab = await context.newPage();
	await prepare?.(tab);
	await tab.goto("/contact");
	await whenFormIsReady(tab);
	return tab;
}

const texts = { first: "Can you help with our stock counts?", second: "And with our invoices?" };

/** Two tabs with the form, each with a text of its own; the browser keeps that of the first. */
async function openTwo(context: BrowserContext): Promise<[Page, Page]> {
	const [first, second] = [await openForm(context), await openForm(context)];
	await typeInto(first, { ...someVisitor(), message: texts.first });
	// Each tab has a process of its own, in which the other's text comes a moment later.
	await expect.poll(() => second.evaluate(() => JSON.stringify(localStorage))).toContain(texts.first);
	await typeInto(second, { ...someVisitor(), message: texts.second });
	return [first, second];
}

async function reload(tab: Page): Promise<void> {
	await tab.reload();
	await whenFormIsReady(tab);
}

const expectText = (tab: Page, text: string) => expect(control(tab, "message")).toHaveValue(text);

test.describe("of a form in two tabs", () => {
	test("the text that the device keeps is not overwritten or removed by the other tab, which claims to keep none", async ({
		context,
	}) => {
		const [first, second] = [await openForm(context), await openForm(context)];
		const { message } = someVisitor();
		await control(first, "message").fill(message);
		// Each tab has a process of its own, in which the other's text comes a moment later.
		await expect.poll(() => second.evaluate(() => localStorage.length)).toBe(1);
		await control(second, "message").fill("x");
		await expect(formOn(first)).toContainText(formCopy.draftKept);
		await expect(formOn(second)).not.toContainText(formCopy.draftKept);
		await control(second, "message").fill("");
		await typeInto(second, someVisitor());
		await submitButton(second).click();
		await expect(second.locator(".receipt")).toBeVisible();
		await expect(formOn(first)).toContainText(formCopy.draftKept);
		await first.reload();
		await whenFormIsReady(first);
		await expect(control(first, "message")).toHaveValue(message);
	});

	test("each brings back after a reload what was typed in it, and the second says that this goes with the tab", async ({
		context,
	}) => {
		const [first, second] = await openTwo(context);
		await expect(formOn(first)).toContainText(formCopy.draftKept);
		await expect(formOn(second)).toContainText(formCopy.draftKeptInTab);
		for (const tab of [second, first, second]) await reload(tab);
		await expectText(first, texts.first);
		await expectText(second, texts.second);
		await expect(formOn(second)).toContainText(formCopy.draftKeptInTab);
	});

	test("each brings back its own after the second has gone on with the text of the first", async ({
		context,
	}) => {
		const first = await openForm(context);
		await typeInto(first, { ...someVisitor(), message: texts.first });
		const second = await openForm(context);
		await expectText(second, texts.first);
		await control(second, "message").fill(texts.second);
		await expect(formOn(first)).toContainText(formCopy.draftKeptInTab);
		for (const tab of [first, second]) await reload(tab);
		await expectText(first, texts.first);
		await expectText(second, texts.second);
	});

	for (const [what, end] of [
		["cleared", (tab: Page) => formOn(tab).getByRole("button", { name: formCopy.clear }).click()],
		["sent", (tab: Page) => submitButton(tab).click()],
	] as const)
		test(`nothing is left of a text that was ${what} in the second, and that of the first stays`, async ({
			context,
		}) => {
			const [first, second] = await openTwo(context);
			await reload(second);
			const stored = () => second.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
			expect(await stored()).toContain(texts.second);
			await end(second);
			await expect.poll(stored).not.toContain(texts.second);
			await reload(first);
			await expectText(first, texts.first);
			await expect(formOn(first)).toContainText(formCopy.draftKept);
		});

	test("the text of the second is the browser's once the first was sent, and a form opened later has it", async ({
		context,
	}) => {
		const [first, second] = await openTwo(context);
		await submitButton(first).click();
		await expect(first.locator(".receipt")).toBeVisible();
		await control(second, "company").fill("Tāmati Orchards");
		await expect(formOn(second)).toContainText(formCopy.draftKept);
		await second.close();
		await expectText(await openForm(context), texts.second);
	});

	test("a form opened once the first tab is closed has its text, and the second its own", async ({
		context,
	}) => {
		const [first, second] = await openTwo(context);
		await first.close();
		await expectText(await openForm(context), texts.first);
		await reload(second);
		await expectText(second, texts.second);
	});

	test("who reloads the second and sends it at once is not suspected", async ({ context, site }) => {
		const visitor = someVisitor();
		const first = await openForm(context);
		const second = await openForm(context, (tab) => letFormsBeBegunEarlier(tab, site));
		await typeInto(first, someVisitor());
		const key = second.waitForResponse("**/forms/key");
		await typeInto(second, visitor);
		await (await key).finished();
		await reload(second);
		await submitButton(second).click();
		await expect(second.locator(".receipt")).toBeVisible();
		expect(await exportedLeads(site, visitor.message)).toMatchObject([{ state: "new", spamSignals: [] }]);
	});

	test("one no longer says that its text stays once the other has sent it, and keeps it again when it changes", async ({
		context,
	}) => {
		const first = await openForm(context);
		await typeInto(first, someVisitor());
		const second = await openForm(context);
		await submitButton(second).click();
		await expect(second.locator(".receipt")).toBeVisible();
		await expect(formOn(first)).not.toContainText(formCopy.draftKept);
		await control(first, "message").fill("And our stock counts?");
		await expect(formOn(first)).toContainText(formCopy.draftKept);
	});

	for (const [which, order] of [
		["the one in which it was typed", [0, 1]],
		["the other one", [1, 0]],
	] as const)
		test(`the text that both show is one lead when both send it, first ${which}`, async ({
			context,
			site,
		}) => {
			const visitor = someVisitor();
			const first = await openForm(context, (tab) => letFormsBeBegunEarlier(tab, site));
			const key = first.waitForResponse("**/forms/key");
			await typeInto(first, visitor);
			await (await key).finished();
			const tabs = [first, await openForm(context)];
			for (const tab of order.flatMap((index) => tabs[index] ?? [])) {
				await submitButton(tab).click();
				await expect(tab.locator(".receipt")).toBeVisible();
			}
			expect(await site.leadsWith(visitor.message)).toMatchObject([{ state: "new" }]);
		});
});
