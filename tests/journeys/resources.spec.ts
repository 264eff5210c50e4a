import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { beforeSessions } from "#tests/support/before-sessions.ts";
import { control, formOn, submitButton, whenFormIsReady } from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { formCopy, pageCopy } from "#tests/support/copy.ts";

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
	await control(page, "firstName").fill(firstName);
	await control(page, "lastName").fill(lastName);
	await control(page, "email").fill(email);
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

test("a request for a white paper is a lead of its own kind", async ({ page, site }) => {
	const reader = someReader();
	await page.goto("/resources/white-papers/ai-policy-for-a-small-company#request");
	await whenFormIsReady(page);
	await fillRequest(page, reader);
	await expect(page.locator(".receipt")).toContainText(formCopy.thanks("paper"));
	expect(await site.leadsWith(reader.email)).toMatchObject([
		{
			form: "paper",
			page: "/resources/white-papers/ai-policy-for-a-small-company",
			values: { ...reader, paper: "ai-policy-for-a-small-company" },
		},
	]);
});

test.describe("a day before the first session ends", () => {
	test.use({ startsAt: beforeSessions });

	test("a session to come takes registrations, a lead of its own kind", async ({ page, ownSite: site }) => {
		const reader = someReader();
		await page.clock.setSystemTime(beforeSessions);
		await page.goto(`${site.origin}/resources/webinars`);
		const register = page.getByRole("main").getByRole("link", { name: pageCopy.register }).first();
		const address = (await register.getAttribute("href")) ?? "";
		await register.click();
		await expect(page).toHaveURL(site.origin + address);
		await expect(formOn(page)).toBeInViewport();
		await whenFormIsReady(page);
		await expect(submitButton(page)).toHaveText(formCopy.submit("webinar"));
		await fillRequest(page, reader);
		await expect(page.locator(".receipt")).toContainText(pageCopy.afterSessionForm("register"));
		await expect(page.locator(".receipt")).not.toContainText(formCopy.again);
		await expect(page.getByRole("button", { name: formCopy.registerAgain })).toBeVisible();
		const [, path, webinar] = /^(.*\/([\w-]+))#register$/.exec(address) ?? [];
		expect(await site.leadsWith(reader.email)).toMatchObject([
			{ form: "webinar", page: path, values: { ...reader, webinar } },
		]);
	});
});

test("a session that has been asks for the recording instead", async ({ page, site }) => {
	const reader = someReader();
	await page.goto("/resources/webinars");
	const watch = page.getByRole("main").getByRole("link", { name: pageCopy.watch });
	await watch.and(page.locator('[href="/resources/webinars/one-service-desk-several-languages"]')).click();
	await expect(page).toHaveURL("/resources/webinars/one-service-desk-several-languages");
	await page.getByRole("main").getByRole("link", { name: pageCopy.requestRecording }).click();
	await whenFormIsReady(page);
	await expect(submitButton(page)).toHaveText(pageCopy.requestRecording);
	await fillRequest(page, reader);
	await expect(page.locator(".receipt")).toContainText(pageCopy.afterSessionForm("request"));
	expect(await site.leadsWith(reader.email)).toMatchObject([
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
		expect(await site.leadsWith(reader.email)).toMatchObject([
			{ form: "paper", values: { paper: "buying-ai-from-a-supplier" } },
		]);
	});
});
