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

// Root may open any folder.
test.skipIf(process.getuid?.() === 0)(
	"who may not open the folder is told so, and not that there is no database",
	async () => {
		const folder = mkdtempSync(join(tmpdir(), "southlight-database-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const closed = join(folder, "closed");
		mkdirSync(closed, { mode: 0o700 });
		const file = join(closed, "leads.db");
		await (await openDatabase(pathToFileURL(file))).close();
		chmodSync(closed, 0);
		onTestFinished(() => chmodSync(closed, 0o700));
		await expect(findDatabase(pathToFileURL(file))).rejects.toThrow(file);
	},
);
