import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach } from "vitest";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { type Submission, storeLead } from "#server/leads/store-lead.ts";
import type { RequestEvidence } from "#server/protection/read-evidence.ts";

interface TestDatabase {
	readonly folder: string;
	readonly url: URL;
	readonly database: Database;
}

/** A new database for each test of a file, its tables up to date. Read it within a test only. */
export function databaseForTests(): TestDatabase {
	// Each test finds it filled: the hook runs before.
	const made = {} as TestDatabase;
	beforeEach(async () => {
		const folder = mkdtempSync(join(tmpdir(), "southlight-database-"));
		const url = pathToFileURL(join(folder, "new", "leads.db"));
		const database = await openDatabase(url);
		await migrate(database);
		Object.assign(made, { folder, url, database });
	});
	afterEach(async () => {
		await made.database.close();
		rmSync(made.folder, { recursive: true });
	});
	return made;
}

/** What a request shows whose sender filled the form for a minute, and whose browser did the work. */
export const person: RequestEvidence = {
	honeypot: "",
	isKeyForged: false,
	formAge: 60_000,
	proof: "found",
	isFromBusyAddress: false,
};

/** A message that a person sends by the contact form. */
export const submission = (key: string, change: Partial<Submission> = {}): Submission => ({
	form: "contact",
	values: { message: key },
	page: null,
	evidence: person,
	assessment: null,
	session: null,
	key,
	repeatsFor: null,
	formKeyId: null,
	...change,
});

export function store({ kysely }: Database, one: Submission, now = new Date()) {
	return kysely.transaction().execute((transaction) => storeLead(transaction, one, now));
}
