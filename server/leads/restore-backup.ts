import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import type { Kysely, Transaction } from "kysely";
import { copyRows, countRows, isEmpty } from "#server/database/copy-rows.ts";
import type { Database } from "#server/database/database.ts";
import { migrate } from "#server/database/migrate.ts";
import { openCopy } from "#server/database/open-database.ts";
import type { Tables } from "#server/database/tables.ts";
import { audit } from "#server/desk/audit/audit.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { takeOnPeople } from "#server/leads/restore-people.ts";
import { separateParts } from "#server/leads/separate-parts.ts";
import { listEndpoints } from "#server/webhooks/endpoints.ts";
import { removeEndpoint } from "#server/webhooks/switch-endpoint.ts";

interface Restored {
	/** Leads that are there now and were not before. */
	readonly restored: number;
	/** Leads of the backup that the database has, and keeps as it has them. */
	readonly kept: number;
	/** Leads of the backup that were erased since, and stay so. */
	readonly erased: number;
	/** Leads of the database that were erased where the backup comes from, and are now erased here. */
	readonly erasedHere: number;
	/** Passkeys and webhook endpoints that a database in use lacks and does not get: they may have been removed since. */
	readonly leftOut: number;
}

/**
 * Adds what a backup has and a database lacks. Nothing that came since the backup is lost, and nothing that was erased, no draft
 * that was sent or discarded, and no access that was taken away, comes back. All of it, or nothing and an error.
 */
export async function restoreBackup(database: Database, file: string): Promise<Restored> {
	const folder = newFolderNextTo(file);
	try {
		// The backup itself is not changed: its tables may be those of an older version.
		const backup = await openCopy(file, folder);
		try {
			await backup.verify();
			await migrate(backup);
			await doubtDueMails(backup, new Date());
			// There can be others since, under the same references.
			await backup.kysely.deleteFrom("leads").where("is_sample", "=", 1).execute();
			return await addRows(backup, database);
		} finally {
			await backup.close();
		}
	} finally {
		rmSync(folder, { recursive: true });
	}
}

/** Where what a killed restore leaves is next to its like, and not in a folder that no one looks into. */
function newFolderNextTo(file: string): string {
	try {
		return mkdtempSync(join(dirname(file), "southlight-restore-"));
	} catch {
		// The backup may be on a disk that is only read.
		return mkdtempSync(join(tmpdir(), "southlight-restore-"));
	}
}

/**
 * A mail that waited when the backup was made may have been sent since: a person decides, and none is sent twice. A
 * webhook that comes twice is recognised by its id.
 */
async function doubtDueMails({ kysely }: Database, now: Date): Promise<void> {
	const settled_at = now.toISOString();
	await kysely
		.updateTable("outbox")
		.set({ state: "undecided", settled_at, problem: "It comes from a backup, and may have been sent since." })
		.where("kind", "=", "mail")
		.where("state", "in", ["waiting", "sending"])
		.where("next_try_at", "<=", settled_at)
		.execute();
}

/** Sessions, codes and what else is for a while has ended since. What lasts comes back only where nothing can have ended it. */
async function leaveOutAccess(backup: Database, writing: Transaction<Tables>): Promise<number> {
	const ended = ["desk_sessions", "desk_codes", "desk_ceremonies", "desk_attempts", "lead_presence"] as const;
	for (const table of ended) await backup.kysely.deleteFrom(table).execute();
	if (await isEmpty(writing)) return 0;
	const passkeys = await writing.selectFrom("desk_passkeys").select("id").execute();
	const { numDeletedRows } = await backup.kysely
		.deleteFrom("desk_passkeys")
		.where(
			"id",
			"not in",
			passkeys.map(({ id }) => id),
		)
		.executeTakeFirstOrThrow();
	const known = new Set((await listEndpoints(writing)).map(({ id }) => id));
	const endpoints = (await listEndpoints(backup.kysely)).filter(({ id }) => !known.has(id));
	for (const endpoint of endpoints) await removeEndpoint(backup, endpoint);
	return Number(numDeletedRows) + endpoints.length;
}

/**
 * The leads that are still there, which stay as they are in every table: events of the backup would be numbered as their own next
 * ones, and a draft that is missing was sent or discarded since.
 */
async function leadsInBoth(backup: Kysely<Tables>, writing: Transaction<Tables>): Promise<Set<string>> {
	const both = new Set<string>();
	const leads = backup.selectFrom("leads").select("id").orderBy("id").limit(500);
	for (let page = await leads.execute(), last = page.at(-1); last !== undefined; last = page.at(-1)) {
		const ids = page.map(({ id }) => id);
		for (const { id } of await writing.selectFrom("leads").select("id").where("id", "in", ids).execute())
			both.add(id);
		page = await leads.where("id", ">", last.id).execute();
	}
	return both;
}

/** Where a lead lacks an answer of the backup, the mailbox may still have it: it is then read again. */
async function forgetAnswers(backup: Kysely<Tables>, leads: ReadonlySet<string>): Promise<void> {
	const answers = await backup
		.selectFrom("lead_answers")
		.innerJoin("received_mails", "received_mails.id", "lead_answers.id")
		.select(["lead_answers.id", "lead_id"])
		.execute();
	for (const { id, lead_id } of answers)
		if (leads.has(lead_id)) await backup.deleteFrom("received_mails").where("id", "=", id).execute();
}

async function addRows(backup: Database, database: Database): Promise<Restored> {
	const restored = await database.transaction(async (writing) => {
		const erasedHere = await eraseAsNoted(backup.kysely, writing);
		const before = await leadsIn(writing);
		const leftOut = await leaveOutAccess(backup, writing);
		const kept = await leadsInBoth(backup.kysely, writing);
		await forgetAnswers(backup.kysely, kept);
		await takeOnPeople(backup.kysely, writing);
		await copyRows(backup.kysely, writing, kept);
		await database.reindexTexts(writing);
		const erased = await writing
			.deleteFrom("leads")
			.where("reference", "in", ({ selectFrom }) => selectFrom("erasures").select("reference"))
			.returning(["id", "reference"])
			.execute();
		for (const lead of [...erasedHere, ...erased]) await separateParts(writing, lead, new Date());
		const restored = (await leadsIn(writing)) - before;
		const gone = [...erasedHere, ...erased].map(({ reference }) => reference).join(" ");
		await audit(writing, { action: "backup-restored", person: null, detail: gone });
		return {
			...{ restored, kept: kept.size, leftOut },
			...{ erased: erased.length, erasedHere: erasedHere.length },
		};
	});
	if (restored.erased + restored.erasedHere > 0 && !(await database.vacuum()))
		throw new Error(
			"Restored, but another program holds the database, or its disk has no room for a second copy: its files may still contain " +
				"what was erased. Once that is over, give the same command again.",
		);
	return restored;
}

/** Erases what the backup has the note of, and returns which leads that were. */
async function eraseAsNoted(
	backup: Kysely<Tables>,
	writing: Transaction<Tables>,
): Promise<Pick<LeadRow, "id" | "reference">[]> {
	const erased: Pick<LeadRow, "id" | "reference">[] = [];
	for (const { reference } of await backup.selectFrom("erasures").select("reference").execute()) {
		const lead = writing.deleteFrom("leads").where("reference", "=", reference);
		erased.push(...(await lead.returning(["id", "reference"]).execute()));
	}
	return erased;
}

async function leadsIn(transaction: Kysely<Tables>): Promise<number> {
	return (await countRows(transaction)).get("leads") ?? 0;
}
