import { type ColumnDataType, type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { columnsOf, searchedTextOf } from "#server/database/migrations/010-desk-columns.ts";
import { deskPeople } from "#server/database/migrations/010-desk-people.ts";
import { deskReplies } from "#server/database/migrations/010-desk-replies.ts";
import type { Tables } from "#server/database/tables.ts";

const newColumns: readonly (readonly [name: string, type: ColumnDataType, byDefault?: string | number])[] = [
	["name", "text", ""],
	["email", "text", ""],
	["company", "text", ""],
	["excerpt", "text", ""],
	["industry", "text"],
	["stage", "text"],
	["office", "text"],
	["assignee", "text"],
	["snoozed", "text"],
	["reply_due_at", "text"],
	["inbox", "text", "open"],
	["sort_key", "text", ""],
	["last_event", "integer", 1],
	["last_activity_at", "text", ""],
	["first_reply_at", "text"],
	["first_reply_office", "text"],
	["merged_into", "text"],
	["is_sample", "integer", 0],
];

/** What the people who answer leads need: columns to list them by, timelines, replies, and their own accounts. */
export const desk: Migration = {
	async up(database: Kysely<Tables>): Promise<void> {
		for (const [name, type, byDefault] of newColumns) {
			await database.schema
				.alterTable("leads")
				.addColumn(name, type, (column) =>
					byDefault === undefined ? column : column.notNull().defaultTo(byDefault),
				)
				.execute();
		}
		await createTimelines(database);
		await deskReplies(database);
		await deskPeople(database);
		await fillIn(database);
		await indexLeads(database);
	},
};

async function createTimelines({ schema }: Kysely<Tables>): Promise<void> {
	await schema
		.createTable("lead_events")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
		.addColumn("number", "integer", (column) => column.notNull())
		.addColumn("at", "text", (column) => column.notNull())
		.addColumn("person_id", "text")
		.addColumn("change_id", "text")
		.addColumn("what", "text", (column) => column.notNull())
		.addUniqueConstraint("lead_events_in_order", ["lead_id", "number"])
		.execute();
	await schema.createIndex("lead_events_by_time").on("lead_events").column("at").execute();
	await schema.createIndex("lead_events_by_change").on("lead_events").column("change_id").execute();
	await schema
		.createTable("lead_texts")
		.addColumn("lead_id", "text", (column) => column.primaryKey().references("leads.id").onDelete("cascade"))
		// The lead's own: the newest of many that a search finds are told without a look at each lead.
		.addColumn("received_at", "text", (column) => column.notNull())
		.addColumn("content", "text", (column) => column.notNull())
		.execute();
	await schema
		.createTable("lead_presence")
		.addColumn("id", "text", (column) => column.primaryKey())
		.addColumn("lead_id", "text", (column) => column.notNull().references("leads.id").onDelete("cascade"))
		.addColumn("person_id", "text", (column) => column.notNull())
		.addColumn("doing", "text", (column) => column.notNull())
		.addColumn("seen_at", "text", (column) => column.notNull())
		.execute();
	await schema.createIndex("lead_presence_by_lead").on("lead_presence").column("lead_id").execute();
	await schema.createIndex("lead_presence_by_time").on("lead_presence").column("seen_at").execute();
}

/** The leads that are there already, in pages. */
async function fillIn(database: Kysely<Tables>): Promise<void> {
	let after = "";
	for (;;) {
		const rows = await database
			.selectFrom("leads")
			.selectAll()
			.where("id", ">", after)
			.orderBy("id")
			.limit(500)
			.execute();
		for (const row of rows) {
			const what = JSON.stringify({ kind: "received", state: row.state });
			await database.updateTable("leads").set(columnsOf(row)).where("id", "=", row.id).execute();
			const event = { id: `${row.id}.1`, lead_id: row.id, number: 1, at: row.received_at, what };
			await database.insertInto("lead_events").values(event).execute();
			const text = { lead_id: row.id, received_at: row.received_at, content: searchedTextOf(row) };
			await database.insertInto("lead_texts").values(text).execute();
		}
		const last = rows.at(-1);
		if (last === undefined) return;
		after = last.id;
	}
}

/** Each view in its order, alone and with each filter; those that few leads have are indexed where they have them. */
async function indexLeads({ schema }: Kysely<Tables>): Promise<void> {
	const onLeads = (name: string) => schema.createIndex(name).on("leads");
	await onLeads("leads_in_inbox").columns(["inbox", "sort_key", "id"]).execute();
	// A narrow one, through which the leads of each view are counted.
	await onLeads("leads_counted").columns(["inbox", "assignee"]).execute();
	await onLeads("leads_of_assignee").columns(["inbox", "assignee", "sort_key", "id"]).execute();
	for (const filter of ["form", "page", "office", "industry", "stage"] as const) {
		const isGiven = sql<boolean>`${sql.ref(filter)} is not null`;
		const [inView, inAll] = [onLeads(`leads_in_inbox_by_${filter}`), onLeads(`leads_by_${filter}`)];
		await inView.columns(["inbox", filter, "sort_key", "id"]).where(isGiven).execute();
		await inAll.columns([filter, "received_at", "id"]).where(isGiven).execute();
	}
	// A lead has the office of its assignee. Without this index, all leads of an office are read to find that none is unassigned.
	const ofAssignee = onLeads("leads_of_assignee_by_office");
	await ofAssignee
		.columns(["inbox", "assignee", "office", "sort_key", "id"])
		.where(sql<boolean>`office is not null`)
		.execute();
	await onLeads("leads_by_email").column("email").execute();
	await onLeads("leads_merged").column("merged_into").where("merged_into", "is not", null).execute();
}
