import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { findDatabase, openDatabase } from "#server/database/open-database.ts";

test("there is no database before the first start, and looking for one makes none", async () => {
	const folder = mkdtempSync(join(tmpdir(), "southlight-database-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const url = pathToFileURL(join(folder, "leads.db"));
	expect(await findDatabase(url)).toBeNull();
	expect(existsSync(url)).toBe(false);
	await (await openDatabase(url)).close();
	const found = await findDatabase(url);
	expect(found?.place).toContain("leads.db");
	await found?.close();
});
