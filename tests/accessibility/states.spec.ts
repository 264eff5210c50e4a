import type { Page } from "@playwright/test";
import {
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { openWithScript } from "#tests/support/browser/page-script.ts";
import { pageCopy, siteCopy } from "#tests/support/copy.ts";
import { testEveryState } from "./every-state.ts";

/** Sends a message as a browser without script does. Resolves with the address of its receipt. */
function receiptWithoutScript(page: Page): Promise<string> {
	return page.evaluate(async () => {
		const body = new URLSearchParams({
			firstName: "A",
			lastName: "B",
			email: "a@example.nz",
			message: "A question",
		});
		const answer = await fetch("/forms/contact", { method: "POST", body });
		return answer.url;
	});
}

testEveryState([
	{
		name: "an open policy",
		reach: async (page) => {
			await openWithScript(page, "/");
			await page
				.getByRole("contentinfo")
				.getByRole("button", { name: pageCopy.policy("privacy") })
				.click();
			await page.getByRole("dialog").getByRole("heading", { level: 1 }).waitFor();
		},
	},
	{
		name: "the open menu of a small screen",
		width: 390,
		reach: async (page) => {
			await page.goto("/");
			await page.getByRole("button", { name: siteCopy.menu }).click();
			await page.getByRole("navigation", { name: siteCopy.main }).waitFor();
		},
	},
	{
		name: "a small screen",
		width: 320,
		reach: async (page) => {
			await page.goto("/industries/retail");
		},
	},
	{
		name: "a form with errors",
		reach: async (page) => {
			await page.goto("/contact");
			await whenFormIsReady(page);
			await submitButton(page).click();
			await formOn(page).getByRole("alert").waitFor();
		},
	},
	{
		name: "a message that could not be sent",
		reach: async (page) => {
			await page.route("**/forms/contact", (route) => route.abort());
			await page.goto("/contact");
			await whenFormIsReady(page);
			await typeInto(page, someVisitor());
			await submitButton(page).click();
			await formOn(page).getByRole("alert").waitFor();
		},
	},
	{
		name: "a receipt",
		reach: async (page) => {
			await page.goto("/contact");
			await whenFormIsReady(page);
			await typeInto(page, someVisitor());
			await submitButton(page).click();
			await page.locator(".receipt").waitFor();
		},
	},
	{
		name: "a product with all its features",
		reach: async (page) => {
			await page.goto("/products");
			await page.locator("#financial-ai summary").click();
		},
	},
	{
		name: "the search with matches",
		reach: async (page) => {
			await openWithScript(page, "/products");
			await page.keyboard.press("/");
			await page.getByRole("searchbox").fill("invoices");
			await page.locator(".search-results a").first().waitFor();
		},
	},
	{
		name: "the search without a match, on a small screen",
		width: 320,
		reach: async (page) => {
			await openWithScript(page, "/products");
			await page.keyboard.press("/");
			await page.getByRole("searchbox").fill("zzqxj");
			await page
				.getByRole("status")
				.filter({ hasText: pageCopy.nothingFound({ query: "zzqxj" }) })
				.waitFor();
		},
	},
	{
		name: "the receipt that needs no script",
		reach: async (page) => {
			await page.goto("/contact");
			await page.goto(await receiptWithoutScript(page));
		},
	},
	{
		name: "the address of a receipt that there is not",
		reach: async (page) => {
			await page.goto("/forms/received/0000000000000000000000");
		},
	},
]);
