import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parse } from "yaml";
import { typographicMarks } from "#domain/locale/typographic-marks.ts";
import { securityHeaders } from "#tools/build/served/security-policy.ts";

const repository = resolve(import.meta.dirname, "../..");

/** The values of a key anywhere in the content, such as the names of publishers. */
function valuesOf(key: string, pattern: string): string[] {
	const files = globSync(pattern, { cwd: resolve(repository, "content") });
	return files.flatMap((file) => {
		const text = readFileSync(resolve(repository, "content", file), "utf8");
		const data: unknown = parse(file.endsWith(".md") ? (text.split(/^---$/m)[1] ?? "") : text);
		return valuesIn(data, key);
	});
}

function valuesIn(data: unknown, key: string): string[] {
	if (typeof data !== "object" || data === null) return [];
	return Object.entries(data).flatMap(([name, value]) =>
		name === key && typeof value === "string" ? [typographicMarks(value)] : valuesIn(value, key),
	);
}

const names = [
	...valuesOf("name", "site.yaml"),
	...valuesOf("name", "pages/trust.yaml"),
	...Object.keys(securityHeaders),
	"Content-Security-Policy",
	...valuesOf("source", "{articles,white-papers}/*.{md,yaml}"),
	...valuesOf("source", "resource-links.yaml"),
	...valuesOf("company", "case-studies/*.yaml"),
	...valuesOf("email", "site.yaml"),
	...valuesOf("url", "site.yaml").map((url) => new URL(url).host),
].toSorted((a, b) => b.length - a.length);

const months = "January|February|March|April|May|June|July|August|September|October|November|December";
const days = "Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday";

/** What stands outside the brackets of the pseudo-locale for good: names, figures, dates, addresses. */
export const allowed: readonly (string | RegExp)[] = [
	new RegExp(`\\b(?:${months}|${days})\\b`, "g"),
	/\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\b/g,
	/\b(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\b/g,
	/\bat(?= \d)|\b[ap]m\b|\b(?:NZ[SD]T|UTC|GMT[+-]?\d*)\b/g,
	/\bSL-[\dA-Z]{4}-[\dA-Z]{4}\b/g,
	/\/[a-z][\w/-]*/g,
	// Amounts in hours and in currencies other than dollars.
	/\b\d[\d,.]* ?h\b|\b(?:INR|MYR|RM|USD)\b/g,
	// The letter that stands for a person in a picture.
	/^\p{Lu}$/gu,
	// How often a paper was read, such as "2.3k".
	/\b\d+(?:\.\d)?k\b/g,
	// The address that the tests type.
	/\b\d@\d\.nz\b/g,
	// Last, as one of them is a single letter.
	...names,
];
