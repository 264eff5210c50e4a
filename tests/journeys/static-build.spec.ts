import { execFile } from "node:child_process";
import { once } from "node:events";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import type { Server } from "node:http";
import { join, relative, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "@playwright/test";
import {
	deliveryNote,
	fillShortly,
	getReport,
	openAssessment,
	someApplicant,
} from "#tests/support/browser/assessment-form.ts";
import {
	control,
	formOn,
	someVisitor,
	submitButton,
	typeInto,
	whenFormIsReady,
} from "#tests/support/browser/contact-form.ts";
import { assessmentCopy, formCopy, pageCopy, reportCopy, siteCopy, trustCopy } from "#tests/support/copy.ts";
import { serveStatic } from "#tests/support/static-host.ts";

const repository = resolve(import.meta.dirname, "../..");

test.describe("the site on a static host", () => {
	// In one worker, so that the site is built once.
	test.describe.configure({ mode: "default", timeout: 180_000 });
	let folder = "";
	let host: Server | undefined;
	let origin = "";

	test.beforeAll(async () => {
		// It builds the whole site once more.
		test.setTimeout(180_000);
		folder = mkdtempSync(join(repository, "build", "static-"));
		const build = ["tools/build/build.ts", "--static", "--out", relative(repository, folder)];
		// As a developer may have it set.
		const env = { ...process.env, NODE_ENV: "development" };
		await promisify(execFile)(process.execPath, build, { cwd: repository, env });
		host = serveStatic(folder);
		await once(host.listen(0, "127.0.0.1"), "listening");
		const address = host.address();
		if (address === null || typeof address === "string") throw new Error("The host has no port");
		origin = `http://127.0.0.1:${address.port}`;
	});

	test.afterAll(async () => {
		rmSync(folder, { recursive: true, force: true });
		host?.closeAllConnections();
		host?.close();
	});

	test("sends what is built for visitors, not for developers", async () => {
		const scripts = globSync(join(folder, "_astro/*.js")).map((file) => readFileSync(file, "utf8"));
		// React explains itself to developers at length.
		const explains = (code: string) => code.includes("react.dev/link/");
		expect(scripts.length).toBeGreaterThan(0);
		expect(scripts.filter(explains)).toEqual([]);
	});

	test("checks a message, sends nothing, and offers it as a mail that has not been sent yet", async ({
		page,
	}) => {
		const visitor = someVisitor();
		const sent: string[] = [];
		const notes: string[] = [];
		page.on("console", (message) => notes.push(message.text()));
		page.on("request", (request) => {
			if (request.method() !== "GET" || request.url().includes("/forms/")) sent.push(request.url());
		});
		await page.goto(`${origin}/contact`);
		await whenFormIsReady(page);
		await submitButton(page).click();
		await expect(formOn(page).getByRole("alert")).toContainText(formCopy.toCorrect(4));
		await typeInto(page, visitor);
		await submitButton(page).click();
		await expect(page.getByRole("main")).toContainText(formCopy.composed);
		const mail = await page.getByRole("link", { name: formCopy.openMail }).getAttribute("href");
		expect(mail?.split("?")[0]).toBe(`mailto:${siteCopy.email}`);
		expect(decodeURIComponent(mail ?? "")).toContain(visitor.message);
		await expect(control(page, "message")).toHaveValue(visitor.message);
		expect(notes).toContain("Contact form submitted");
		expect(sent).toEqual([]);
	});

	test("promises no receipt, email, count or erasure by a service that it lacks", async ({ page }) => {
		const main = page.getByRole("main");
		await page.goto(`${origin}/privacy`);
		await expect(main).toContainText(siteCopy.email);
		for (const [what] of trustCopy.sentMails) await expect(main).not.toContainText(what ?? "");
		await expect(main).not.toContainText(trustCopy.countingSwitch);
		await page.goto(`${origin}/trust`);
		await expect(main).toContainText(trustCopy.withoutService);
		await expect(main).not.toContainText(trustCopy.oneDatabase);
		await page.goto(`${origin}/reply-times`);
		await expect(main.getByRole("heading", { level: 1 })).toBeVisible();
		await expect(main).not.toContainText(trustCopy.clockStarts);
	});

	for (const name of ["privacy", "cookies"] as const)
		test(`leaves out of /${name} what only the service does`, async ({ page }) => {
			const left = pageCopy.ofService(name);
			expect(left.length).toBeGreaterThan(1);
			await page.goto(`${origin}/${name}`);
			for (const beginning of left) await expect(page.getByRole("main")).not.toContainText(beginning);
		});

	for (const path of ["/trust", "/cookies"])
		test(`lists on ${path} what it stores in the browser, and no reference that it never gives`, async ({
			page,
		}) => {
			await page.goto(origin + path);
			for (const [what = "", until = ""] of trustCopy.storedWithoutService)
				await expect(page.locator("tr", { hasText: what }).filter({ hasText: until })).toHaveCount(1);
			await expect(page.getByRole("main")).not.toContainText(/reference number/i);
		});

	test("says that a draft stays until it is cleared, since no press sends it", async ({ page }) => {
		const visitor = someVisitor();
		await page.goto(`${origin}/contact`);
		await whenFormIsReady(page);
		await typeInto(page, visitor);
		await submitButton(page).click();
		await expect(page.getByRole("main")).toContainText(formCopy.composed);
		await expect(formOn(page)).toContainText(formCopy.draftKeptWithoutService);
		await page.reload();
		await expect(control(page, "message")).toHaveValue(visitor.message);
	});

	test("forgets whose a report is, with the draft and the mail that name them", async ({ page }) => {
		await openAssessment(page, `${origin}/assessment`);
		await fillShortly(page, someApplicant());
		await getReport(page);
		await expect(deliveryNote(page).getByRole("link")).toBeVisible();
		await page.getByRole("button", { name: reportCopy.forget }).click();
		await expect(deliveryNote(page)).toHaveCount(0);
		expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(
			/company|email/,
		);
	});

	for (const path of ["/contact", "/assessment"])
		for (const script of ["*Form", "islands"])
			test(`shows the mail address on ${path} in place of the form where its script does not come: ${script}`, async ({
				page,
			}) => {
				await page.route(`**/_astro/${script}*.js*`, (route) => route.abort());
				await page.goto(origin + path);
				const form = page.locator("main form").filter({ has: page.locator("[name=email]") });
				await page.locator(".section:has(.without-script)").scrollIntoViewIfNeeded();
				await expect(page.getByText(formCopy.needsScript)).toBeVisible();
				await expect(form).toBeHidden();
			});

	for (const path of ["/contact", "/resources/webinars/one-service-desk-several-languages"])
		test(`says under the form of ${path} that it sends nothing by itself`, async ({ page }) => {
			await page.goto(origin + path);
			await whenFormIsReady(page);
			await expect(formOn(page).getByText(formCopy.privacyWithoutService)).toHaveCount(1);
		});

	test.describe("with JavaScript off", () => {
		test.use({ javaScriptEnabled: false });

		test("does not say of the assessment both that it works without script and that it needs it", async ({
			page,
		}) => {
			await page.goto(`${origin}/assessment`);
			await expect(page.getByText(formCopy.needsScript)).toBeVisible();
			await expect(page.getByText(assessmentCopy.reportNeedsScript)).toHaveCount(0);
			await expect(page.getByText(formCopy.privacyWithoutService)).toHaveCount(1);
		});

		test("shows the mail address in place of the form", async ({ page }) => {
			await page.goto(`${origin}/contact`);
			await expect(formOn(page)).toBeHidden();
			const notice = page.getByText(formCopy.needsScript);
			await expect(notice.getByRole("link")).toHaveAttribute("href", `mailto:${siteCopy.email}`);
		});
	});

	test("carries its headers in a file, and none of the service's parts", async () => {
		expect(await readFile(join(folder, "_headers"), "utf8")).toContain("Content-Security-Policy");
		expect(existsSync(join(folder, "service-shell"))).toBe(false);
	});
});
