import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach } from "vitest";
import type { Lead } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { listLeads } from "#server/leads/list-leads.ts";
import { type Submission, storeLead } from "#server/leads/store-lead.ts";
import type { RequestEvidence } from "#server/protection/read-evidence.ts";
import { createDatabase, dropDatabase, migratedTemplate, newDatabaseUrl } from "./new-database.ts";

interface TestDatabase {
	readonly folder: string;
	readonly url: URL;
	readonly database: Database;
}

/** As `databaseForTests`, but without tables, or with those of a template on PostgreSQL. */
export function emptyDatabaseForTests(template?: string): TestDatabase {
	// Each test finds it filled: the hook runs before.
	const made = {} as TestDatabase;
	beforeEach(async () => {
		const folder = mkdtempSync(join(tmpdir(), "southlight-database-"));
		const url = newDatabaseUrl(folder);
		await createDatabase(url, template);
		Object.assign(made, { folder, url, database: await openDatabase(url) });
	});
	afterEach(async () => {
		await made.database.close();
		await dropDatabase(made.url);
		rmSync(made.folder, { recursive: true });
	});
	return made;
}

/** A new database for each test of a file, its tables up to date, of the kind that the run is for. Read it within a test only. */
export function databaseForTests(): TestDatabase {
	const made = emptyDatabaseForTests(migratedTemplate);
	beforeEach(() => migrate(made.database));
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
	timeZone: null,
	evidence: person,
	assessment: null,
	session: null,
	key,
	repeatWindow: null,
	formKeyId: null,
	...change,
});

/** All leads, newest first, suspected ones only when they are asked for. */
export async function leadsIn(database: Database, withSpam = true): Promise<Lead[]> {
	const leads: Lead[] = [];
	for await (const page of listLeads(database, { withSpam })) leads.push(...page);
	return leads;
}

export function store(database: Database, one: Submission, now = new Date()) {
	return database.transaction((transaction) => storeLead(transaction, one, now));
}
