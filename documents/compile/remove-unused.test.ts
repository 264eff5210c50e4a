import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { removeUnused } from "#documents/compile/remove-unused.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "southlight-documents-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const now = new Date("2026-11-22T00:00:00Z");

function keep(name: string, lastUsed: string): void {
	const path = join(folder, name);
	writeFileSync(path, "%PDF");
	utimesSync(path, new Date(lastUsed), new Date(lastUsed));
}

test("a document that builds still use stays, and one that none has used for weeks goes", async () => {
	keep("used.pdf", "2026-11-20T00:00:00Z");
	keep("old.pdf", "2026-10-20T00:00:00Z");
	await removeUnused(folder, now);
	expect(readdirSync(folder)).toEqual(["used.pdf"]);
});
