import { colleague, deskAt, inboxLines as lines, siteWithMail } from "#tests/support/browser/desk.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { deskCommand } from "#tests/support/desk-visitor.ts";

const { reply } = deskCopy;
const phone = { width: 390, height: 844 };

test("on a phone, who comes back from a lead finds the list where they left it", async ({
	browser,
	ownSite,
}) => {
	await deskCommand(ownSite, "demo");
	const page = await colleague(browser, ownSite, "Nia");
	await page.setViewportSize(phone);
	const topOfList = () => page.locator(".lead-scroller").evaluate(({ scrollTop }) => scrollTop);
	for (const top of [0, 1500]) {
		await page.mouse.move(200, 600);
		await page.mouse.wheel(0, top);
		await expect.poll(topOfList).toBeGreaterThanOrEqual(top);
		const left = await topOfList();
		await page.mouse.click(200, 600);
		await expect(page.getByLabel(reply.text, { exact: true })).toBeVisible();
		await page.goBack();
		await expect(lines(page).first()).toBeAttached();
		await expect(page.getByLabel(reply.text, { exact: true })).toHaveCount(0);
		await expect.poll(topOfList).toBe(left);
	}
});

test.describe("with a mail server", () => {
	const { site } = siteWithMail();

	test("on a phone, who sends a reply sees that it goes, and can take it back", async ({ browser }) => {
		const lead = await leadSaying(site, "From a phone?", { email: "phone@example.co.nz" });
		const page = await colleague(browser, site, "Ana");
		await page.setViewportSize(phone);
		await page.goto(deskAt(site, `/leads/${lead}`));
		const text = page.getByLabel(reply.text, { exact: true });
		await text.fill("From a phone");
		await text.evaluate((field) => field.scrollIntoView());
		await page.getByRole("button", { name: reply.send }).click();
		await expect(page.getByRole("timer")).toBeInViewport({ ratio: 1 });
		await expect(page.getByRole("button", { name: reply.takeBack })).toBeInViewport({ ratio: 1 });
	});
});

test("no line of the desk ends within an address or a country's name that has room on the next", async ({
	browser,
	ownSite,
}) => {
	const email = "hine@kowhai-joinery.example.co.nz";
	const lead = await leadSaying(ownSite, "Our stock is counted on paper", { email });
	const page = await colleague(browser, ownSite, "Ana");
	for (const [path, name, width] of [
		[`/leads/${lead}`, email.split("@")[1] ?? "", 1440],
		[`/leads/${lead}`, email.split("@")[1] ?? "", 390],
		["/people", "New Zealand", 390],
	] as const) {
		await page.setViewportSize({ ...phone, width });
		await page.goto(deskAt(ownSite, path));
		const shown = page.locator("main").getByText(name).last();
		await expect(shown).toBeVisible();
		const lines = await shown.evaluate((element, words) => {
			const text = [...element.childNodes].find(({ textContent }) => textContent?.includes(words));
			const start = text?.textContent?.indexOf(words) ?? 0;
			const range = document.createRange();
			range.setStart(text ?? element, start);
			range.setEnd(text ?? element, start + words.length);
			return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
		}, name);
		expect(lines, `${path} at ${width} px`).toBe(1);
	}
});
