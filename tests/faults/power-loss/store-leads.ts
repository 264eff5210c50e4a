/*
 * A program that stores leads one after the other, as the service does, and prints the reference of each once it is
 * acknowledged: node store-leads.ts FILE COUNT SYNCHRONOUS
 */
import { writeSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { sql } from "kysely";
import { migrate } from "#server/database/migrate.ts";
import { openDatabase } from "#server/database/open-database.ts";
import { createLeadRepository } from "#server/leads/lead-repository.ts";

const [file = "", count = "", synchronous = ""] = process.argv.slice(2);
const database = await openDatabase(pathToFileURL(file));
// Without a word it is as the service sets it.
if (synchronous !== "") await sql`pragma synchronous = ${sql.raw(synchronous)}`.execute(database.kysely);
await migrate(database);
const leads = createLeadRepository(database);
for (let number = 0; number < Number(count); number++) {
	const { reference } = await leads.store({
		form: "contact",
		values: { email: "mere@example.co.nz", message: `${number} `.repeat(200) },
		page: null,
		timeZone: null,
		evidence: { honeypot: "", isKeyForged: false, formAge: 60_000, proof: "found", isFromBusyAddress: false },
		assessment: null,
		session: null,
		key: `key ${number}`,
		repeatWindow: null,
		formKeyId: null,
	});
	writeSync(1, `${reference}\n`);
	// As in the service, the next request comes later, so that the log is written back in between.
	await pause(2);
}
// No orderly end: closing the database would write everything to its file.
process.kill(process.pid, "SIGKILL");
