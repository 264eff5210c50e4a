import { describe, expect, test } from "vitest";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import { deskCommand, printedCode } from "#tests/support/desk-visitor.ts";
import { messageSaying, postPlain } from "#tests/support/post-form.ts";
import { isLongRun } from "#tools/checks/long-run.ts";
import { otherBrowsers } from "./other-browsers.ts";
import { fillIn, has, visitedSite, visitor } from "./visited-site.ts";

const send = "main form.form button[type=submit]";
const answers = { experience: "some" as const, challenges: ["inventory" as const], interests: [] };

describe.runIf(isLongRun).each(otherBrowsers)("in $name", ({ isMissing, start }) => {
	const { service, open } = visitedSite(start);
	const journey = test.skipIf(isMissing);

	journey("a half-written message is there again after the page was left, until it is cleared", async () => {
		const page = await open("/contact");
		await fillIn(page, { ...visitor, message: "half written" });
		await expect.poll(() => page.evaluate(has, "main form .form-note .text-button")).toBe(true);
		await open("/contact");
		await expect.poll(() => page.evaluate(typedInto, "message")).toBe("half written");
		await page.click("main form .form-note .text-button");
		await expect.poll(() => page.evaluate(typedInto, "message")).toBe("");
		await open("/contact");
		expect(await page.evaluate(typedInto, "message")).toBe("");
	});

	journey(
		"a form without what it needs lists what is missing, and each line leads to its field",
		async () => {
			const page = await open("/contact");
			await fillIn(page, { firstName: "Mere" });
			await page.click(send);
			await expect.poll(() => page.evaluate(has, "main form [role=alert]:focus")).toBe(true);
			expect(await page.evaluate(has, '[name="lastName"][aria-invalid="true"]')).toBe(true);
			await page.click('main form [role=alert] a[href$="lastName"]');
			expect(await page.evaluate(has, '[name="lastName"]:focus')).toBe(true);
			expect(await page.evaluate(typedInto, "firstName")).toBe("Mere");
		},
	);

	journey("a message that the service does not take stays, and goes at the next press", async () => {
		const message = "sent at the second try";
		const page = await open("/contact");
		await fillIn(page, { ...visitor, message });
		await service.stop();
		await page.click(send);
		await expect.poll(() => page.evaluate(has, "main form [role=alert]")).toBe(true);
		expect(await page.evaluate(typedInto, "message")).toBe(message);
		// The browser notes in its console that nothing answered.
		page.takeErrors();
		await service.start();
		await page.click(send);
		await expect.poll(() => page.evaluate(has, ".receipt")).toBe(true);
		expect(await service.leadsWith(message)).toHaveLength(1);
	});

	journey("a receipt is there again after a link to a part of its page and a reload", async () => {
		const page = await open("/contact");
		await fillIn(page, { ...visitor, message: "a receipt to keep" });
		await page.click(send);
		await expect.poll(() => page.evaluate(has, ".receipt")).toBe(true);
		await page.evaluate(() => document.querySelector<HTMLElement>('a[href="#content"]')?.click());
		await expect.poll(() => page.evaluate(() => location.hash)).toBe("#content");
		await page.evaluate(() => {
			document.documentElement.dataset["former"] = "";
			location.reload();
		});
		await expect.poll(() => page.evaluate(has, "[data-former]")).toBe(false);
		await expect.poll(() => page.evaluate(has, ".receipt")).toBe(true);
	});

	journey.each([
		["a white paper", "/resources/white-papers/forecasting-demand-with-short-history"],
		["a recording", "/resources/webinars/one-service-desk-several-languages"],
	])("%s is asked for, and the request confirmed by a reference", async (_what, path) => {
		const before = await service.leads();
		const page = await open(path);
		await fillIn(page, visitor);
		await page.click(send);
		await expect.poll(() => page.evaluate(has, ".receipt")).toBe(true);
		expect(await service.leads()).toHaveLength(before.length + 1);
	});

	journey("a category of the blog is chosen, and left again", async () => {
		const page = await open("/resources/blog");
		const all = await page.evaluate(count, "main li.card");
		await page.click('main a[href="/resources/blog/category/ethics"]');
		await expect.poll(() => page.evaluate(() => location.pathname)).toBe("/resources/blog/category/ethics");
		expect(await page.evaluate(count, "main li.card")).toBeLessThan(all);
		await page.click('main nav a[href="/resources/blog"]');
		await expect.poll(() => page.evaluate(count, "main li.card")).toBe(all);
	});

	journey("a theme is chosen, and holds on the next page", async () => {
		const page = await open("/");
		const light = await page.evaluate(background);
		await page.click('.theme label:has([value="dark"])');
		await expect.poll(() => page.evaluate(background)).not.toBe(light);
		await open("/industries");
		expect(await page.evaluate(background)).not.toBe(light);
		await page.click('.theme label:has([value=""])');
		await expect.poll(() => page.evaluate(background)).toBe(light);
	});

	journey("a policy opens over the page, and Escape gives the focus back", async () => {
		const page = await open("/solutions");
		await page.click('footer form[action="/privacy"] button');
		await expect.poll(() => page.evaluate(has, "dialog.policy-dialog[open] h1")).toBe(true);
		await page.press("Escape");
		await expect.poll(() => page.evaluate(has, "dialog.policy-dialog[open]")).toBe(false);
		expect(await page.evaluate(has, 'footer form[action="/privacy"] button:focus')).toBe(true);
	});

	journey("a link to a report opens the report", async () => {
		const page = await open(
			`/assessment#${encodeShareLink({ answers, takenOn: calendarDate("2026-03-04") })}`,
		);
		await expect.poll(() => page.evaluate(has, ".report [role=meter][aria-valuenow]")).toBe(true);
	});

	journey("a person signs in at the desk by a code, and finds the lead that has come", async () => {
		const message = "read at the desk";
		await postPlain(service, "/forms/contact", messageSaying(message));
		const email = "ana@southlight.example";
		const { output } = await deskCommand(service, "invite", "Ana", email);
		const page = await open(`/desk/sign-in#mail=${encodeURIComponent(email)}`);
		await expect.poll(() => page.evaluate(has, "[name=code]")).toBe(true);
		await page.type("[name=code]", printedCode(output));
		await page.click("form:has([name=code]) button[type=submit]");
		await expect.poll(() => page.evaluate(texts, ".lead-excerpt")).toContain(message);
		await page.click(".lead-row .lead-top a");
		await expect.poll(() => page.evaluate(texts, "main :is(p, dd)")).toContain(message);
	});
});

function typedInto(field: string): string | undefined {
	return document.querySelector<HTMLInputElement>(`main form [name="${field}"]`)?.value;
}

function count(selector: string): number {
	return document.querySelectorAll(selector).length;
}

function background(): string {
	return getComputedStyle(document.documentElement).backgroundColor;
}

function texts(selector: string): string[] {
	return [...document.querySelectorAll(selector)].map((element) => element.textContent?.trim() ?? "");
}
