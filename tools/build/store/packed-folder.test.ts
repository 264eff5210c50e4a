import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { packFolder, unpackFolder } from "#tools/build/store/packed-folder.ts";

let home: string;
beforeEach(() => {
	home = mkdtempSync(join(tmpdir(), "southlight-packed-"));
});
afterEach(() => rmSync(home, { recursive: true, force: true }));

test("a folder that was packed has the same files and bytes wherever it is unpacked", async () => {
	const [from, to] = [join(home, "from"), join(home, "to")];
	mkdirSync(join(from, "parts"), { recursive: true });
	const face = Buffer.from([0, 255, 128, 10, 13]);
	writeFileSync(join(from, "index.html"), "<p>Tāmati</p>");
	writeFileSync(join(from, "parts/face.woff2"), face);
	const packed = JSON.stringify(await packFolder(from));
	rmSync(from, { recursive: true });
	await unpackFolder(JSON.parse(packed), to);
	expect(readdirSync(to, { recursive: true }).toSorted()).toEqual([
		"index.html",
		"parts",
		"parts/face.woff2",
	]);
	expect(readFileSync(join(to, "index.html"), "utf8")).toBe("<p>Tāmati</p>");
	expect(readFileSync(join(to, "parts/face.woff2"))).toEqual(face);
});
