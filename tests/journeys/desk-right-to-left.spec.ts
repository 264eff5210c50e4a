import { colleague, deskAt } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";

test("a message that is written from right to left is read that way, also where it has figures and Latin words", async ({
	browser,
	ownSite,
}) => {
	const lead = await leadSaying(ownSite, "مرحبا، كم تكلفة الخطة؟ (plan A) 123");
	const page = await colleague(browser, ownSite, "Hana");
	await page.goto(deskAt(ownSite, `/leads/${lead}`));
	const message = page.locator(".timeline").getByText("plan A");
	const leftOf = (words: string) =>
		message.evaluate((element, sought) => {
			const range = document.createRange();
			const text = element.firstChild as Text;
			range.setStart(text, text.data.indexOf(sought));
			range.setEnd(text, text.data.indexOf(sought) + sought.length);
			return range.getBoundingClientRect().left;
		}, words);
	expect(await leftOf("مرحبا")).toBeGreaterThan(await leftOf("plan A"));
	expect(await leftOf("plan A")).toBeGreaterThan(await leftOf("123"));
});
