import type { Browser, Locator, Page } from "@playwright/test";
import { addAuthenticator } from "#tests/support/browser/authenticator.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { leadSaying } from "#tests/support/desk-leads.ts";
import { deskCommand, printedCode } from "#tests/support/desk-visitor.ts";
import { MailServerForTests, mailSettings } from "#tests/support/mail-server.ts";
import { RunningService } from "#tests/support/running-service.ts";

/** A site that sends its emails to a server for tests, while the tests of a file or of a group run. */
export function siteWithMail(): { readonly mails: MailServerForTests; readonly site: RunningService } {
	const mails = new MailServerForTests();
	const site = new RunningService({ settings: () => mailSettings(mails) });
	test.beforeAll(async () => {
		await mails.start();
		await site.start();
	});
	test.afterAll(async () => {
		await site.remove();
		await mails.stop();
	});
	return { mails, site };
}

/** The desk's address, by the host's name: browsers have no passkeys for an address such as 127.0.0.1. */
export function deskAt(site: RunningService, path = ""): string {
	return `${site.origin.replace("127.0.0.1", "localhost")}/desk${path}`;
}

/** Types a code at the address of an invitation. */
async function typeCode(page: Page, code: string): Promise<void> {
	await page.getByLabel(deskCopy.signIn.code).fill(code);
	await page.getByRole("button", { name: deskCopy.signIn.byCode, exact: true }).click();
}

/** A page in a browser of its own, with an authenticator, of a person who has been invited and has signed in. */
export async function colleague(browser: Browser, site: RunningService, name: string): Promise<Page> {
	const context = await browser.newContext();
	const page = await context.newPage();
	await addAuthenticator(page);
	const email = `${name.toLowerCase()}@southlight.example`;
	const { output } = await deskCommand(site, "invite", name, email);
	await page.goto(deskAt(site, `/sign-in#mail=${encodeURIComponent(email)}`));
	await typeCode(page, printedCode(output));
	await page.getByRole("search").waitFor();
	return page;
}

/** The lines of the inbox's list. */
export function inboxLines(page: Page): Locator {
	return page.getByRole("list", { name: deskCopy.inbox.leads }).getByRole("listitem");
}

/** A colleague's inbox of two leads: one says "counted on paper", the other "invoices". */
export async function inboxOfTwo(browser: Browser, site: RunningService): Promise<Page> {
	await leadSaying(site, "Our stock is counted on paper");
	await leadSaying(site, "Can you read invoices");
	const page = await colleague(browser, site, "Hana");
	await expect(inboxLines(page)).toHaveCount(2);
	return page;
}
