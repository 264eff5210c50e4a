import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { control, formOn, submitButton, whenFormIsReady } from "./support/contact-form.ts";
import { expect, test } from "./support/test.ts";

interface Reader {
	readonly firstName: string;
	readonly lastName: string;
	/** Like no other, so that its lead can be found. */
	readonly email: string;
}

function someReader(): Reader {
	return { firstName: "Arjun", lastName: "Nair", email: `arjun.${randomUUID()}@example.in` };
}

async function fillRequest(page: Page, { firstName, lastName, email }: Reader): Promise<void> {
	await control(page, "First name").fill(firstName);
	await control(page, "Last name").fill(lastName);
	await control(page, "Email").fill(email);
	await submitButton(page).click();
}

for (const path of ["/resources/white-papers", "/resources/white-papers/ai-policy-for-a-small-company"]) {
	test(`a white paper is saved at once from ${path}`, async ({ page }) => {
		await page.goto(path);
		const saving = page.waitForEvent("download");
		await page.locator('main a[href$="/ai-policy-for-a-small-company.pdf"]').first().click();
		const download = await saving;
		expect(download.suggestedFilename()).toBe("ai-policy-for-a-small-company.pdf");
		expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe("%PDF-");
		await expect(page).toHaveURL(path);
	});
}

test("a question about a white paper is a lead of its own kind", async ({ page, site }) => {
	const reader = someReader();
	await page.goto("/resources/white-papers/ai-policy-for-a-small-company#request");
	await whenFormIsReady(page);
	await fillRequest(page, reader);
	await expect(page.locator(".receipt")).toContainText("Thank you, we have your request");
	expect(site.leadsWith(reader.email)).toMatchObject([
		{
			form: "paper",
			page: "/resources/white-papers/ai-policy-for-a-small-company",
			values: { ...reader, paper: "ai-policy-for-a-small-company" },
		},
	]);
});

test("a session to come takes registrations, a lead of its own kind", async ({ page, site }) => {
	const reader = someReader();
	await page.goto("/resources/webinars");
	const register = page.getByRole("main").getByRole("link", { name: "Register Now" });
	test.skip((await register.count()) === 0, "All sessions have been by now.");
	const address = (await register.first().getAttribute("href")) ?? "";
	await register.first().click();
	await expect(page).toHaveURL(address);
	await expect(formOn(page)).toBeInViewport();
	await whenFormIsReady(page);
	await expect(submitButton(page)).toHaveText("Register Now");
	await fillRequest(page, reader);
	await expect(page.locator(".receipt")).toContainText("Thank you, you are on the list");
	const [, path, webinar] = /^(.*\/([\w-]+))#register$/.exec(address) ?? [];
	expect(site.leadsWith(reader.email)).toMatchObject([
		{ form: "webinar", page: path, values: { ...reader, webinar } },
	]);
});

test("a session that has been asks for the recording instead", async ({ page, site }) => {
	const reader = someReader();
	await page.goto("/resources/webinars");
	const session = page.getByRole("listitem").filter({ hasText: "One service desk, several languages" });
	await session.getByRole("link", { name: "Watch Recording" }).click();
	await expect(page).toHaveURL("/resources/webinars/one-service-desk-several-languages");
	await page.getByRole("main").getByRole("link", { name: "Ask for the recording" }).click();
	await whenFormIsReady(page);
	await expect(submitButton(page)).toHaveText("Ask for the recording");
	await fillRequest(page, reader);
	await expect(page.locator(".receipt")).toBeVisible();
	expect(site.leadsWith(reader.email)).toMatchObject([
		{ form: "webinar", values: { webinar: "one-service-desk-several-languages" } },
	]);
});

test.describe("without JavaScript", () => {
	test.use({ javaScriptEnabled: false });

	test("a paper can be requested all the same", async ({ page, site }) => {
		const reader = someReader();
		await page.goto("/resources/white-papers/buying-ai-from-a-supplier#request");
		await fillRequest(page, reader);
		await expect(page).toHaveURL(/\/forms\/received\//);
		expect(site.leadsWith(reader.email)).toMatchObject([
			{ form: "paper", values: { paper: "buying-ai-from-a-supplier" } },
		]);
	});
});
