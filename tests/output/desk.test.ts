import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { deskPages } from "#domain/desk/pages.ts";
import { deskFolder } from "#domain/service/site-build.ts";
import { deskCopy } from "#tests/support/desk-copy.ts";
import { buildFolder, description, distFolder } from "#tests/support/site-description.ts";

const folder = join(buildFolder, deskFolder);
const page = readFileSync(join(folder, "index.html"), "utf8");
const scripts = readdirSync(join(folder, "parts")).filter((name) => name.endsWith(".js"));
const maxScript = 200_000;

/** Bytes of a file as sent: a small one may not be compressed. */
function sent(script: string): number {
	const path = join(folder, "parts", script);
	return (statSync(`${path}.br`, { throwIfNoEntry: false }) ?? statSync(path)).size;
}

const importedFirst = /(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g;
const importedAtAll = /(?:from|import)[\s(]*["'`]\.\/([\w.-]+\.js)["'`]/g;

/** A script with all that it imports, and all that those import. */
function withImports(script: string, imports: RegExp, found = new Set<string>()): Set<string> {
	if (found.has(script)) return found;
	found.add(script);
	const text = readFileSync(join(folder, "parts", script), "utf8");
	for (const [, imported = ""] of text.matchAll(imports)) withImports(imported, imports, found);
	return found;
}

const entry = /src="\/desk\/parts\/([\w.-]+\.js)"/.exec(page)?.[1] ?? "";
/** What every view needs. The entry imports the views later, when they are opened. */
const first = withImports(entry, importedFirst);

describe("the desk's client", () => {
	test.each(scripts)("%s and what it imports, later too, come to less than 200 kB of script", (script) => {
		const loaded = withImports(script, importedAtAll, new Set(first));
		const bytes = [...loaded].reduce((sum, each) => sum + sent(each), 0);
		const excess = `the desk has ${bytes - maxScript} bytes too many: ask a developer, as it holds the title of each paper, session, product and service`;
		expect(bytes, excess).toBeLessThanOrEqual(maxScript);
	});

	test("says without JavaScript that it needs it", () => {
		expect(page).toMatch(new RegExp(`<noscript>.*${deskCopy.needsScript}.*</noscript>`, "s"));
	});

	test("is stored by no browser, listed by no search engine, and runs no code but its own", () => {
		const { headers, policy } = description.desk[deskPages.inbox] ?? {};
		expect(headers).toEqual({ "Cache-Control": "no-store", "X-Robots-Tag": "noindex" });
		expect(policy).toMatch(
			/^default-src 'none'; script-src 'self' 'sha256-[^ ]+'; style-src 'self' 'sha256-[^ ]+';/,
		);
		expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
		expect(policy).not.toContain("unsafe");
	});

	test("has parts that a browser need never ask for again", () => {
		const parts = Object.entries(description.desk).filter(([address]) => address !== deskPages.inbox);
		expect(parts.length).toBeGreaterThan(0);
		for (const [address, { immutable }] of parts) expect([address, immutable]).toEqual([address, true]);
	});

	test("is not among the pages, which a static host may serve", () => {
		expect(readdirSync(distFolder)).not.toContain("desk");
	});
});
