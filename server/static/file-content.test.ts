import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { FileOnDisk, openContent } from "#server/static/file-content.ts";

const picture = Buffer.alloc(20_000, "a");
let path: string;

beforeEach(() => {
	const folder = mkdtempSync(join(tmpdir(), "southlight-files-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	path = join(folder, "picture.avif");
	writeFileSync(path, picture);
});

test("all who ask for a large picture at once are sent the same bytes of it", async () => {
	const content = openContent(path, false);
	if (!(content instanceof FileOnDisk)) throw new Error("It is held in memory");
	const [first, second] = await Promise.all([content.read(), content.read()]);
	expect(first).toEqual(picture);
	expect(second).toBe(first);
});

test("a picture that was replaced by one of another length is not sent under the old length", async () => {
	const content = openContent(path, false);
	writeFileSync(path, picture.subarray(1));
	await expect(content instanceof FileOnDisk && content.read()).rejects.toThrow("has changed");
});

test("a page is there at once, also for a client that takes no compression", () => {
	expect(openContent(path, true)).toEqual(picture);
});
