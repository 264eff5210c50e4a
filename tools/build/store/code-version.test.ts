import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { codeVersion } from "#tools/build/store/code-version.ts";

let code: string;
beforeEach(() => {
	code = mkdtempSync(join(tmpdir(), "southlight-code-"));
});
afterEach(() => rmSync(code, { recursive: true, force: true }));

test("a change of code changes its version, a change of its tests or of Markdown does not", async () => {
	writeFileSync(join(code, "draw.ts"), "one");
	const before = await codeVersion(code);
	writeFileSync(join(code, "draw.test.ts"), "a test");
	writeFileSync(join(code, "article.md"), "a text");
	expect(await codeVersion(code)).toBe(before);
	writeFileSync(join(code, "draw.ts"), "two");
	expect(await codeVersion(code)).not.toBe(before);
	expect(await codeVersion(join(code, "draw.ts"))).not.toBe(before);
});

test.each([
	"view.tsx",
	"look.css",
	"page.html",
	"words.yaml",
	"face.woff2",
	"launch.mjs",
	"page.typ",
	"tokens.json",
])("a change of %s changes the version of the code around it", async (name) => {
	writeFileSync(join(code, name), "one");
	const before = await codeVersion(code);
	writeFileSync(join(code, name), "two");
	expect(await codeVersion(code)).not.toBe(before);
});
