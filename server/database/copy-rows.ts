import type { Kysely, Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** Every table with the column that tells its rows apart. A table comes after those that it refers to. */
const primaryKeys = {
	leads: "id",
	submissions: "key",
	secrets: "name",
	erasures: "reference",
	post_counts: "address_hash",
	lead_events: "id",
	lead_texts: "lead_id",
	lead_drafts: "id",
	lead_replies: "id",
	lead_presence: "id",
	desk_people: "id",
	desk_passkeys: "id",
	desk_ceremonies: "id",
	desk_sessions: "id",
	desk_codes: "id",
	desk_attempts: "key",
	desk_saved_replies: "id",
	desk_audit: "id",
	outbox: "id",
	webhook_endpoints: "id",
	mailboxes: "address",
	received_mails: "id",
	lead_answers: "id",
	assessment_steps: "id",
} as const satisfies { [Table in keyof Tables]: keyof Tables[Table] };

export type TableName = keyof typeof primaryKeys;

/** Rows that are in memory at a time. */
const batchSize = 500;

/** Any table, where rows are carried from one database to another and not understood. */
type Row = Record<string, string | number | null>;
type Rows = Kysely<Record<string, Row>>;

/**
 * Adds the rows of one database to another, all but those whose key it has already. Both have the tables of this version. What finds
 * a lead by its words is to be indexed afterwards, which can take longer than a server lets the transaction that reads be idle.
 * @param kept ids of leads of which nothing is added in any table
 */
export async function copyRows(
	from: Kysely<Tables>,
	to: Transaction<Tables>,
	kept: ReadonlySet<string> = new Set(),
): Promise<void> {
	for (const [table, key] of Object.entries(primaryKeys)) {
		const ofLead = table === "leads" ? "id" : "lead_id";
		const isAdded = (row: Row) => !kept.has(String(row[ofLead]));
		await copyTable(asRows(from), asRows(to), { table, key, isAdded });
	}
}

interface CopiedTable {
	readonly table: string;
	readonly key: string;
	readonly isAdded: (row: Row) => boolean;
}

async function copyTable(from: Rows, to: Rows, { table, key, isAdded }: CopiedTable): Promise<void> {
	const batches = from.selectFrom(table).selectAll().orderBy(key).limit(batchSize);
	let batch = await batches.execute();
	while (batch.length > 0) {
		const added = batch.filter(isAdded);
		const adding = to.insertInto(table).values(added);
		if (added.length > 0) await adding.onConflict((conflict) => conflict.column(key).doNothing()).execute();
		batch = await batches.where(key, ">", batch.at(-1)?.[key] ?? "").execute();
	}
}

export async function countRows(database: Kysely<Tables>): Promise<Map<TableName, number>> {
	const counts = new Map<TableName, number>();
	for (const table of tableNames()) {
		const { count } = await asRows(database)
			.selectFrom(table)
			.select(({ fn }) => fn.countAll<number | bigint | string>().as("count"))
			.executeTakeFirstOrThrow();
		counts.set(table, Number(count));
	}
	return counts;
}

/** Whether there is not a row in any table. */
export async function isEmpty(database: Kysely<Tables>): Promise<boolean> {
	return [...(await countRows(database)).values()].every((count) => count === 0);
}

/** `Object.keys` forgets that these are all the keys that there are. */
export function tableNames(): TableName[] {
	return Object.keys(primaryKeys) as TableName[];
}

/** The names of tables and columns come from `primaryKeys` and from the rows themselves, which Kysely cannot know. */
function asRows(database: Kysely<Tables>): Rows {
	return database as unknown as Rows;
}
