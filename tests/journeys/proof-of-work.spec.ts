import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";
import { isProof } from "#domain/leads/proof-of-work.ts";
import { control, someVisitor, submitButton, typeInto, whenFormIsReady } from "./support/contact-form.ts";
import type { RunningSite } from "./support/running-site.ts";
import { expect, test } from "./support/test.ts";

const repository = resolve(import.meta.dirname, "../..");

/** Why the company's own list says that a message is suspected; null when it does not know it. */
async function spamSignalsOf(site: RunningSite, message: string): Promise<readonly string[] | null> {
	const environment = { ...process.env, DATABASE_FILE: join(site.folder, "leads.db") };
	const parameters = ["server/leads/leads-command.ts", "--json", "--all"];
	const options = { cwd: repository, env: environment };
	const { stdout } = await promisify(execFile)(process.execPath, parameters, options);
	const leads: { values: Record<string, unknown>; spamSignals: string[] }[] = JSON.parse(stdout);
	return leads.find(({ values }) => values["message"] === message)?.spamSignals ?? null;
}

/** Runs in the page before its own scripts, and notes when a try of the work comes to a byte of zero. */
function watchWork(): void {
	const deriveBits = crypto.subtle.deriveBits.bind(crypto.subtle);
	crypto.subtle.deriveBits = async (...parameters) => {
		const bits = await deriveBits(...parameters);
		if (new Uint8Array(bits)[0] === 0) Object.assign(window, { isWorkDone: true });
		return bits;
	};
}

/** Fills the contact form at the pace of a person who types fast. */
async function fillContact(page: Page, message: string): Promise<void> {
	await page.goto("/contact");
	await whenFormIsReady(page);
	const key = page.waitForResponse("**/forms/key");
	await typeInto(page, { ...someVisitor(), message: "" });
	await (await key).finished();
	await control(page, "Message").pressSequentially(message, { delay: 40 });
}

/** Sends it, and returns what went out. */
async function sendContact(page: Page): Promise<{ key?: string; proof?: string }> {
	const sent = page.waitForRequest("**/forms/contact");
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	return (await sent).postDataJSON();
}

test("while somebody writes, the browser does the work that shows that the message is no mass mailing", async ({
	page,
	site,
}) => {
	await page.addInitScript(watchWork);
	const { message } = someVisitor();
	await fillContact(page, message);
	await page.waitForFunction("window.isWorkDone");
	const { key = "", proof = "" } = await sendContact(page);
	expect(await isProof(key, proof)).toBe(true);
	expect(await spamSignalsOf(site, message)).toEqual([]);
});

test("somebody whose browser cannot do the work is not suspected for it", async ({ page, site }) => {
	await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
	const { message } = someVisitor();
	await fillContact(page, message);
	const sent = await sendContact(page);
	expect(Object.keys(sent)).toEqual(["values", "website", "page", "key"]);
	expect(await spamSignalsOf(site, message)).toEqual([]);
});
