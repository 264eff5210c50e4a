import { randomUUID } from "node:crypto";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { keptFile, store } from "#tools/build/store/kept-file.ts";

const folder = `test-${randomUUID()}`;
afterEach(() => rmSync(join(store, folder), { recursive: true, force: true }));

/** Asks for the file of some sources, and says what it holds. */
async function textOf(input: unknown, made: string): Promise<string> {
	const path = await keptFile({ folder, ending: ".txt", input }, async () => Buffer.from(made));
	return readFileSync(path, "utf8");
}

test("a build takes what an earlier one made from the same sources, and makes the rest", async () => {
	expect(await textOf(["a page", "code 1"], "first")).toBe("first");
	expect(await textOf(["a page", "code 1"], "again")).toBe("first");
	expect(await textOf(["another page", "code 1"], "second")).toBe("second");
	expect(await textOf(["a page", "code 2"], "third")).toBe("third");
});

test("what could not be made is not kept", async () => {
	const fails = keptFile({ folder, ending: ".txt", input: "a page" }, async () => {
		throw new Error("no picture");
	});
	await expect(fails).rejects.toThrow("no picture");
	expect(await textOf("a page", "now")).toBe("now");
});
