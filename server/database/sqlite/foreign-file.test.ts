import { once } from "node:events";
import { chmodSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { pathToFileURL } from "node:url";
import { describe, expect, onTestFinished, test } from "vitest";
import { DatabaseOpenError } from "#server/database/database-errors.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

describe("a file that is not the service's stays as it was, and open to whom it was open:", () => {
	const others = 0o644;
	const refused = async (path: string) => {
		const before = readFileSync(path);
		chmodSync(path, others);
		await expect(openDatabase(pathToFileURL(path))).rejects.toThrow(DatabaseOpenError);
		expect(statSync(path).mode & 0o777).toBe(others);
		expect(readFileSync(path)).toEqual(before);
	};

	test.each([
		["a long text", "Dear Sir or Madam, ".repeat(500)],
		["a short text", "root:x:0:0:root:/root:/bin/sh\n"],
	])("%s", async (_, text) => {
		const path = join(made.folder, "letter");
		writeFileSync(path, text);
		await refused(path);
	});

	test("a database with another program's tables", async () => {
		const path = join(made.folder, "others.db");
		const other = new DatabaseSync(path);
		other.exec("create table t (a)");
		other.close();
		await refused(path);
		expect(readdirSync(made.folder)).not.toContain("others.db-wal");
	});

	test("a folder", async () => {
		const path = join(made.folder, "folder.db");
		mkdirSync(path);
		chmodSync(path, 0o755);
		await expect(openDatabase(pathToFileURL(path))).rejects.toThrow(DatabaseOpenError);
		expect(statSync(path).mode & 0o777).toBe(0o755);
	});

	test("what is no file, such as a socket", async () => {
		const path = join(made.folder, "socket");
		const server = createServer().listen(path);
		await once(server, "listening");
		onTestFinished(() => void server.close());
		chmodSync(path, others);
		await expect(openDatabase(pathToFileURL(path))).rejects.toThrow(DatabaseOpenError);
		expect(statSync(path).mode & 0o777).toBe(others);
	});
});
