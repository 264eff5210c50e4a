import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { replyHours, retentionMonths, warningHours } from "#domain/leads/deadlines.ts";
import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { windowMinutes } from "#domain/protection/rate-limit-window.ts";
import { mainOf } from "#tests/support/built-site.ts";
import { siteCopy, trustCopy } from "#tests/support/copy.ts";
import { all, textOf, texts } from "#tests/support/page-text.ts";
import { builtFile, description, distFolder } from "#tests/support/site-description.ts";

/** They sign colleagues in, read addresses, choose an encoding and count. */
const packagesThatSeeNothing = ["@simplewebauthn/server", "ipaddr.js", "negotiator", "prom-client"];

function packagesOfTheService(): string[] {
	const sources = globSync("server/**/*.ts").filter((file) => !/\.test(-\w+)?\.ts$/.test(file));
	const code = sources.map((file) => readFileSync(file, "utf8")).join("\n");
	const imports = code.matchAll(/(?:from |import\()"((?!node:)(?:@[\w-]+\/)?[a-z][\w.-]*)/g);
	return [...new Set([...imports].map(([, name = ""]) => name))];
}

/** A package as the page names it: a library's plug-ins go by its name. */
function partOf(name: string): string {
	if (name === "pg") return "postgresql";
	return name.startsWith("@fastify/") ? "fastify" : name;
}

describe("a visitor who reads what happens to data", () => {
	test.each(["/trust", "/privacy"])("finds the retention that the service keeps to on %s", (path) => {
		expect(textOf(mainOf(path))).toMatch(new RegExp(`\\b${retentionMonths} months\\b`));
	});

	test.each(["/trust", "/privacy"])("finds how long the page with a report stays on %s", (path) => {
		const parts = all(mainOf(path), "tr, p, li").map(textOf);
		const days = new RegExp(`\\b${reportLifetimeInDays} days\\b`);
		expect(parts.filter((part) => days.test(part) && /\breport\b/.test(part))).not.toEqual([]);
	});

	test("finds how long a report has an address, an address is counted, and a person takes to answer", () => {
		const text = textOf(mainOf("/trust"));
		expect(text).toContain(`${reportLifetimeInDays} days`);
		expect(text).toContain(`${windowMinutes} minutes`);
		expect(text).toContain(`${replyHours} hours`);
	});

	test("reads first for how many months a message is stored, and only then what is folded", () => {
		const [answers, ...others] = all(mainOf("/trust"), ".thread-points");
		expect(textOf(answers ?? null)).toMatch(new RegExp(`\\b${retentionMonths} months\\b`));
		expect(others).toEqual([]);
		expect(all(mainOf("/trust"), ".contents-parts > .folds:last-child > details")).toHaveLength(3);
	});

	test.each(["browser", "suppliers", "measured"])("opens what is folded by a link to #%s", (id) => {
		expect(all(mainOf("/trust"), `.article-contents a[href="#${id}"]`)).toHaveLength(1);
		expect(all(mainOf("/trust"), `details > #${id}`)).toHaveLength(1);
	});

	test("finds the hours at which the team is warned of a message without a reply, and at which it is late", () => {
		const clock = texts(mainOf("/reply-times"), ".thread-points > li").join(" ");
		for (const hour of [replyHours - warningHours.first, replyHours - warningHours.last, replyHours])
			expect(clock).toMatch(new RegExp(`\\b${hour}\\b`));
	});

	test("finds every package that can handle what was sent", () => {
		const parts = texts(mainOf("/trust"), "#suppliers tbody th, #suppliers tbody td:first-child")
			.join()
			.toLowerCase()
			.replaceAll(" ", "");
		const unnamed = packagesOfTheService().filter((name) => !parts.includes(partOf(name)));
		expect(unnamed.toSorted()).toEqual(packagesThatSeeNothing);
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
		expect(textOf(mainOf(path))).toContain(trustCopy.countingSwitch);
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
