import type { Page } from "@playwright/test";
import { isProof } from "#domain/leads/proof-of-work.ts";
import { letFormsBeBegunEarlier } from "#tests/support/browser/begun-earlier.ts";
import {
	control,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { expect, test } from "#tests/support/browser/test.ts";
import { exportedLeads } from "#tests/support/leads-command.ts";
import type { RunningService } from "#tests/support/running-service.ts";

/** Why the company's own list says that a message is suspected. */
async function spamSignalsOf(site: RunningService, message: string): Promise<readonly string[]> {
	const [lead] = await exportedLeads(site, message);
	if (lead === undefined) throw new Error("The company does not know the message");
	return lead.spamSignals;
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

/** Fills the contact form, as if it had been begun a minute ago. */
async function fillContact(page: Page, site: RunningService, message: string): Promise<void> {
	await letFormsBeBegunEarlier(page, site);
	await page.goto("/contact");
	await whenFormIsReady(page);
	const key = page.waitForResponse("**/forms/key");
	await typeInto(page, { ...someVisitor(), message: "" });
	await (await key).finished();
	await control(page, "message").fill(message);
}

/** Sends it, and returns what went out. */
async function sendContact(page: Page): Promise<{ key?: string; proof?: string }> {
	const sent = page.waitForRequest("**/forms/contact");
	await submitButton(page).click();
	await expect(page.locator(".receipt")).toBeVisible();
	return (await sent).postDataJSON();
}

test("while someone writes, the browser does the work that shows that the message is no mass mailing", async ({
	page,
	site,
}) => {
	await page.addInitScript(watchWork);
	const { message } = someVisitor();
	await fillContact(page, site, message);
	await expect.poll(() => page.evaluate(() => "isWorkDone" in window)).toBe(true);
	const { key = "", proof = "" } = await sendContact(page);
	expect(await isProof(key, proof)).toBe(true);
	expect(await spamSignalsOf(site, message)).toEqual([]);
});

test("someone whose browser cannot do the work is not suspected for it", async ({ page, site }) => {
	await page.addInitScript(() => Object.defineProperty(crypto, "subtle", { value: undefined }));
	const { message } = someVisitor();
	await fillContact(page, site, message);
	const sent = await sendContact(page);
	expect(sent.key).toBeTruthy();
	expect(sent).not.toHaveProperty("proof");
	expect(await spamSignalsOf(site, message)).toEqual([]);
});
