import type { Kysely } from "kysely";
import type { Presence } from "#domain/desk/lead-detail.ts";
import type { Tables } from "#server/database/tables.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";

/** Milliseconds after which a browser that says nothing more counts as gone. */
const presenceTimeout = 30_000;

/** Who is at each lead right now. */
export async function readPresence(kysely: Kysely<Tables>): Promise<Map<string, Presence[]>> {
	const rows = await kysely
		.selectFrom("lead_presence")
		.selectAll()
		.where("seen_at", ">", new Date(Date.now() - presenceTimeout).toISOString())
		.orderBy("person_id")
		.execute();
	const present = new Map<string, Presence[]>();
	for (const { lead_id: lead, person_id: person, doing } of rows) {
		const one = { person, doing: doing === "replying" ? ("replying" as const) : ("looking" as const) };
		present.set(lead, [...(present.get(lead) ?? []), one]);
	}
	return present;
}

/** Who else is at a lead. */
export async function otherPresences(
	kysely: Kysely<Tables>,
	lead: string,
	personId: string,
): Promise<Presence[]> {
	return ((await readPresence(kysely)).get(lead) ?? []).filter(({ person }) => person !== personId);
}

/** Notes that a person is at a lead, or has left it. Refused with `not-found` where the lead is gone, also when it is erased at this moment. */
export async function recordPresence(
	kysely: Kysely<Tables>,
	lead: string,
	personId: string,
	doing: Presence["doing"] | "left",
): Promise<void> {
	const gone = kysely.deleteFrom("lead_presence");
	await gone.where("seen_at", "<=", new Date(Date.now() - presenceTimeout).toISOString()).execute();
	if (doing === "left") {
		await gone.where("lead_id", "=", lead).where("person_id", "=", personId).execute();
		return;
	}
	const seen = { doing, seen_at: new Date().toISOString() };
	await kysely
		.insertInto("lead_presence")
		.values({ id: `${lead}.${personId}`, lead_id: lead, person_id: personId, ...seen })
		.onConflict((conflict) => conflict.column("id").doUpdateSet(seen))
		.execute()
		.catch(async (error) => {
			await findLead(kysely, lead);
			throw error;
		});
}
