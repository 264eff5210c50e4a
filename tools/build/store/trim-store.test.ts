import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { trimStore } from "#tools/build/store/trim-store.ts";

let store: string;
beforeEach(() => {
	store = mkdtempSync(join(tmpdir(), "southlight-store-"));
	mkdirSync(join(store, "documents"));
});
afterEach(() => rmSync(store, { recursive: true, force: true }));

function keep(name: string, lastUsed: string): void {
	const path = join(store, name);
	writeFileSync(path, Buffer.alloc(100));
	utimesSync(path, new Date(lastUsed), new Date(lastUsed));
}

test("a store that has grown past its size loses what builds have not used for longest", async () => {
	keep("documents/older.pdf", "2026-11-18T00:00:00Z");
	keep("documents/newest.pdf", "2026-11-20T00:00:00Z");
	keep("oldest.br", "2026-11-17T00:00:00Z");
	keep("newer.br", "2026-11-19T00:00:00Z");
	await trimStore(store, 250);
	expect(readdirSync(store)).toEqual(["documents", "newer.br"]);
	expect(readdirSync(join(store, "documents"))).toEqual(["newest.pdf"]);
});
