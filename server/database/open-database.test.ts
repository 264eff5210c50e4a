import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
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

/** Makes this process another user for the rest of a test, where it is root, who may open any folder. */
function beNoRoot(): void {
	if (process.geteuid?.() !== 0) return;
	const nobody = 65_534;
	process.seteuid?.(nobody);
	onTestFinished(() => process.seteuid?.(0));
}

test("who may not open the folder is told so, and not that there is no database", async () => {
	const folder = mkdtempSync(join(tmpdir(), "southlight-database-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const closed = join(folder, "closed");
	mkdirSync(closed, { mode: 0o700 });
	const file = join(closed, "leads.db");
	await (await openDatabase(pathToFileURL(file))).close();
	chmodSync(closed, 0);
	onTestFinished(() => chmodSync(closed, 0o700));
	beNoRoot();
	await expect(findDatabase(pathToFileURL(file))).rejects.toThrow("may not open its folder");
});
