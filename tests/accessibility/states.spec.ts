import type { Page } from "@playwright/test";
import {
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "../journeys/support/contact-form.ts";
import { expect, test } from "../journeys/support/test.ts";
import { violationsOf } from "./axe.ts";

test.use({ reducedMotion: "reduce" });

interface State {
	readonly name: string;
	readonly width?: number;
	readonly reach: (page: Page) => Promise<void>;
}

const states: readonly State[] = [
	{
		name: "an open policy",
		reach: async (page) => {
			await page.goto("/");
			await page.getByRole("contentinfo").getByRole("button", { name: "Privacy Policy" }).click();
			await page.getByRole("dialog").getByRole("heading", { level: 1 }).waitFor();
		},
	},
	{
		name: "the open menu of a small screen",
		width: 390,
		reach: async (page) => {
			await page.goto("/");
			await page.getByRole("button", { name: "Menu" }).click();
			await page.getByRole("navigation", { name: "Main" }).waitFor();
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
];

for (const colorScheme of ["light", "dark"] as const) {
	test.describe(`in the ${colorScheme} theme`, () => {
		test.use({ colorScheme });

		for (const { name, width = 1280, reach } of states) {
			test(`${name} can be used by everyone`, async ({ page }) => {
				await page.setViewportSize({ width, height: 800 });
				await reach(page);
				expect(await violationsOf(page)).toEqual([]);
			});
		}
	});
}

test("the receipt that needs no script can be used by everyone", async ({ page }) => {
	await page.goto("/contact");
	const address = await page.evaluate(async () => {
		const body = new URLSearchParams({
			firstName: "A",
			lastName: "B",
			email: "a@example.nz",
			message: "A question",
		});
		const answer = await fetch("/forms/contact", { method: "POST", body });
		return answer.url;
	});
	await page.goto(address);
	expect(await violationsOf(page)).toEqual([]);
});
