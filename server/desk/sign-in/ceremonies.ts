import { randomUUID } from "node:crypto";
import { minute } from "#domain/durations.ts";
import type { Database } from "#server/database/database.ts";
import { latestMoment } from "#server/database/leases.ts";

const ceremonyTimeout = 5 * minute;

/** What a browser asks a passkey, and the id by which the answer is known. */
export interface Ceremony {
	readonly ceremony: string;
	readonly options: Record<string, unknown>;
}

/** Stores a challenge, for five minutes; what is over is deleted. */
export async function beginCeremony(
	{ kysely }: Database,
	options: { readonly challenge: string },
	personId: string | null,
): Promise<Ceremony> {
	const now = Date.now();
	const latestEnd = latestMoment(new Date(now + ceremonyTimeout));
	await kysely
		.deleteFrom("desk_ceremonies")
		.where(({ eb, or }) =>
			or([eb("expires_at", "<=", new Date(now).toISOString()), eb("expires_at", ">", latestEnd)]),
		)
		.execute();
	const id = randomUUID();
	const expires = new Date(now + ceremonyTimeout).toISOString();
	await kysely
		.insertInto("desk_ceremonies")
		.values({ id, challenge: options.challenge, person_id: personId, expires_at: expires })
		.execute();
	return { ceremony: id, options: { ...options } };
}

/** The challenge of a ceremony, once: a second response to it finds none. */
export async function takeChallenge(
	{ kysely }: Database,
	id: string,
	personId: string | null,
): Promise<string | null> {
	const taken = await kysely
		.deleteFrom("desk_ceremonies")
		.where("id", "=", id)
		.where("person_id", personId === null ? "is" : "=", personId)
		.where("expires_at", ">", new Date().toISOString())
		.returning("challenge")
		.executeTakeFirst();
	return taken?.challenge ?? null;
}
