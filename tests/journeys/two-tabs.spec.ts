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

async function openForm(context: BrowserContext, prepare?: (tab: Page) => Promise<void>): Promise<Page> {
	const tab = await context.newPage();
	await prepare?.(tab);
	await tab.goto("/contact");
	await whenFormIsReady(tab);
	return tab;
}

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
