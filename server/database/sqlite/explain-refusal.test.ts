import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { explainRefusal } from "#server/database/sqlite/explain-refusal.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("who opens a database on a disk that is only read is told how the file can be read", () => {
	const refused = Object.assign(new Error("EROFS"), { code: "EROFS" });
	const told = explainRefusal(refused, fileURLToPath(made.url));
	expect(told).toMatchObject({ message: expect.stringMatching(/leads\.db.*read-only.*DATABASE_FILE/) });
});
