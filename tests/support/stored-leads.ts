import { day } from "#domain/durations.ts";
import { queryDatabase } from "#tools/service/query-database.ts";

/** A lead as the database holds it. */
export interface StoredLead {
	readonly id: string;
	readonly reference: string;
	readonly form: string;
	/** "spam" when it is suspected: the company's plain list leaves it out. */
	readonly state: string;
	readonly spamSignals: readonly string[];
	readonly page: string | null;
	/** Of the device that it was sent from. */
	readonly timeZone: string | null;
	readonly receivedAt: Date;
	readonly dueAt: Date;
	readonly values: Readonly<Record<string, string | string[]>>;
	/** Of an assessment. */
	readonly takenOn: string | null;
	readonly modelVersion: number | null;
}

/** All leads, oldest first. */
export function storedLeads(place: URL): Promise<StoredLead[]> {
	return queryDatabase(place, async (database) => {
		const rows = await database.selectFrom("leads").selectAll().orderBy("received_at").execute();
		return rows.map((row) => ({
			id: row.id,
			reference: row.reference,
			form: row.form,
			state: row.state,
			spamSignals: JSON.parse(row.spam_signals),
			page: row.page,
			timeZone: row.time_zone,
			receivedAt: new Date(row.received_at),
			dueAt: new Date(row.due_at),
			values: JSON.parse(row.form_values),
			takenOn: row.taken_on,
			modelVersion: row.model_version,
		}));
	});
}

/** The leads with exactly this text as one of their values, oldest first. */
export async function leadsHolding(place: URL, text: string): Promise<StoredLead[]> {
	const leads = await storedLeads(place);
	return leads.filter(({ values }) => Object.values(values).flat().includes(text));
}

/** Puts a lead's arrival, and with it all that counts from there, so many days back. */
export async function backdateLead(
	place: URL,
	{ reference }: Pick<StoredLead, "reference">,
	days: number,
): Promise<void> {
	const then = new Date(Date.now() - days * day).toISOString();
	await queryDatabase(place, (database) =>
		database
			.updateTable("leads")
			.set({ received_at: then, last_contact_at: then })
			.where("reference", "=", reference)
			.executeTakeFirstOrThrow(),
	);
}
