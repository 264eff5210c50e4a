import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { replyHours, retentionMonths } from "#domain/leads/deadlines.ts";
import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { mainOf } from "#tests/support/built-site.ts";
import { siteCopy, trustCopy } from "#tests/support/copy.ts";
import { all, textOf, texts } from "#tests/support/page-text.ts";
import { builtFile, description, distFolder } from "#tests/support/site-description.ts";

describe("a visitor who reads what happens to data", () => {
	test.each(["/trust", "/privacy"])("finds the retention that the service keeps to on %s", (path) => {
		expect(textOf(mainOf(path))).toContain(`${retentionMonths} months after`);
	});

	test("finds how long a report has an address, and how soon a person answers", () => {
		const text = textOf(mainOf("/trust"));
		expect(text).toContain(`${reportLifetimeInDays} days`);
		expect(text).toContain(`${replyHours} hours`);
	});

	test.each(["/trust", "/cookies"])("finds every entry of the browser's storage on %s", (path) => {
		const rows = all(mainOf(path), "tr").map((row) => texts(row, "th, td"));
		for (const entry of trustCopy.storedEntries) expect(rows).toContainEqual(entry);
	});

	test("finds every mail that the service can send to a visitor in the privacy policy", () => {
		const rows = all(mainOf("/privacy"), "tr").map((row) => texts(row, "th, td"));
		for (const mail of trustCopy.sentMails) expect(rows).toContainEqual(mail);
	});

	test.each(["/trust", "/privacy"])("finds what is counted, and what switches it off, on %s", (path) => {
		expect(textOf(mainOf(path))).toContain("Global Privacy Control");
	});

	test("finds every header that an answer has", () => {
		const names = texts(mainOf("/trust"), "code");
		expect(names).toEqual(expect.arrayContaining(Object.keys(description.headers)));
	});
});

describe("a person who has found a fault", () => {
	const text = readFileSync(join(distFolder, builtFile("/.well-known/security.txt").file), "utf8");
	const fields = new Map(
		text
			.trim()
			.split("\n")
			.map((line) => line.split(/: (.*)/s, 2) as [string, string]),
	);

	test("finds the address to write to in security.txt, and on the page that it names", () => {
		expect(fields.get("Contact")).toBe(`mailto:${siteCopy.email}`);
		expect(fields.get("Canonical")).toBe(`${siteCopy.url}/.well-known/security.txt`);
		const [path = "", anchor = ""] = (fields.get("Policy") ?? "").replace(siteCopy.url, "").split("#");
		const [section] = all(mainOf(path), `#${anchor}`);
		expect(textOf(section ?? null)).toContain(siteCopy.email);
	});

	test("is told a day of expiry that RFC 9116 allows: to come, and less than a year away", () => {
		const days = (Date.parse(fields.get("Expires") ?? "") - Date.now()) / 86_400_000;
		expect(days).toBeGreaterThan(0);
		expect(days).toBeLessThan(365);
	});
});

describe("a visitor who can't choose between two", () => {
	const last = all(mainOf("/solutions"), "#choose details details a");

	test("reaches one page after three questions, without script", () => {
		expect(last.length).toBeGreaterThan(0);
		for (const link of last) expect(link.closest("details")?.parent?.closest("details")).toBeDefined();
	});

	test.each([
		["/services/ai-automation", "/services/intelligent-process-automation"],
		["/services/ai-analytics", "/services/ai-powered-analytics"],
		["/services/ai-customer-service", "/services/ai-customer-support-solutions"],
	])("is led to %s and to %s by different answers", (one, other) => {
		const answers = [one, other].map((href) =>
			last.filter((link) => link.getAttributeValue("href") === href),
		);
		expect(answers.map((links) => links.length)).toEqual([1, 1]);
	});

	test("reads a different name for each page, however it is spelt", () => {
		const names = new Map(last.map((link) => [link.getAttributeValue("href"), textOf(link).toLowerCase()]));
		expect(new Set(names.values()).size).toBe(names.size);
	});

	test("finds the questions from the products too", () => {
		expect(all(mainOf("/products"), 'a[href^="/solutions#choose"]')).toHaveLength(1);
	});
});
