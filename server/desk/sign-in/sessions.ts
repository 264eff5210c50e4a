import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Kysely, Transaction } from "kysely";
import type { Role } from "#domain/desk/people.ts";
import { unattendedHeader } from "#domain/desk/route.ts";
import { day, hour, minute } from "#domain/durations.ts";
import type { Database } from "#server/database/database.ts";
import { latestMoment } from "#server/database/leases.ts";
import type { Tables } from "#server/database/tables.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import { roleOf } from "#server/desk/people/people.ts";
import { readCookie, writeCookie } from "#server/desk/sign-in/session-cookie.ts";
import { hashOf, newToken } from "#server/desk/sign-in/tokens.ts";
import type { Settings } from "#server/settings.ts";

const idleTimeout = 12 * hour;
const sessionLifetime = 14 * day;
/** A session's last use is written at most this often. */
const seenInterval = minute;
const maxDeviceLength = 200;

/** Who asks, by a session that has not ended. */
export interface SignedIn {
	readonly id: string;
	readonly session: string;
	readonly role: Role;
	readonly office: string;
	readonly name: string;
}

type SessionParts = Pick<DeskContext, "database" | "settings">;

/**
 * Null without a session, and with one that is unknown, over, or of a person who was removed.
 * @param isUse whether the session lasts longer by it
 */
export async function findSession(
	{ database: { kysely }, settings }: SessionParts,
	request: FastifyRequest,
	isUse = request.headers[unattendedHeader] === undefined,
): Promise<SignedIn | null> {
	const token = readCookie(settings, request, "session");
	if (token === null) return null;
	const now = Date.now();
	const found = await openSessions(kysely, now)
		.select(["desk_sessions.id as session", "desk_people.id as id", "role", "office", "name", "seen_at"])
		.where("token_hash", "=", hashOf(token))
		.executeTakeFirst();
	if (found === undefined) return null;
	const { seen_at: seenAt, ...person } = found;
	if (isUse && Date.parse(seenAt) < now - seenInterval) {
		const seen = { seen_at: new Date(now).toISOString() };
		await kysely.updateTable("desk_sessions").set(seen).where("id", "=", found.session).execute();
	}
	return { ...person, role: roleOf(person.role) };
}

/** The role of an open session's person; null when it has ended or was ended. To ask is no use of it. */
export async function sessionRole({ kysely }: Database, session: string): Promise<Role | null> {
	const found = await openSessions(kysely, Date.now())
		.select("role")
		.where("desk_sessions.id", "=", session)
		.executeTakeFirst();
	return found === undefined ? null : roleOf(found.role);
}

/**
 * Has a session last until the end of a transaction, so that what is done in it is not done once the session has been ended.
 * @returns false when it has ended already
 */
export async function holdSession(transaction: Transaction<Tables>, session: string): Promise<boolean> {
	const open = openSessions(transaction, Date.now()).where("desk_sessions.id", "=", session);
	const held = await transaction
		.updateTable("desk_sessions")
		.set(({ ref }) => ({ seen_at: ref("seen_at") }))
		.where("id", "in", open.select("desk_sessions.id"))
		.returning("id")
		.executeTakeFirst();
	return held !== undefined;
}

/** Those that are not over, with their people, who were not removed. */
function openSessions(kysely: Kysely<Tables>, now: number) {
	return kysely
		.selectFrom("desk_sessions")
		.innerJoin("desk_people", "desk_people.id", "desk_sessions.person_id")
		.where("removed_at", "is", null)
		.where("seen_at", ">", new Date(now - idleTimeout).toISOString())
		.where("started_at", ">", new Date(now - sessionLifetime).toISOString())
		.where("seen_at", "<=", latestMoment(new Date(now)))
		.where("started_at", "<=", latestMoment(new Date(now)));
}

/** Where a person is signed in, the last used first. */
export async function listSessions(kysely: Kysely<Tables>, personId: string) {
	return openSessions(kysely, Date.now())
		.select(["desk_sessions.id as id", "device", "started_at as startedAt", "seen_at as seenAt"])
		.where("person_id", "=", personId)
		.orderBy("seen_at", "desc")
		.execute();
}

/** Whether someone has ended the browser's session. One that is merely too old is still stored as long as its cookie is. */
export async function wasSessionEnded(
	{ database: { kysely }, settings }: SessionParts,
	request: FastifyRequest,
): Promise<boolean> {
	const token = readCookie(settings, request, "session");
	if (token === null) return false;
	const stored = kysely.selectFrom("desk_sessions").select("id").where("token_hash", "=", hashOf(token));
	return (await stored.executeTakeFirst()) === undefined;
}

/**
 * Signs a person in. The session that the browser had ends, so that no planted one can live on.
 * @returns the token of the new one, for `giveSession`
 */
export async function startSession(
	kysely: Kysely<Tables>,
	settings: Settings,
	request: FastifyRequest,
	personId: string,
): Promise<string> {
	const before = readCookie(settings, request, "session");
	if (before !== null)
		await kysely.deleteFrom("desk_sessions").where("token_hash", "=", hashOf(before)).execute();
	const now = new Date();
	const token = newToken();
	await kysely
		.deleteFrom("desk_sessions")
		.where(({ eb, or }) =>
			or([
				eb("started_at", "<=", new Date(now.getTime() - sessionLifetime).toISOString()),
				eb("started_at", ">", latestMoment(now)),
			]),
		)
		.execute();
	await kysely
		.insertInto("desk_sessions")
		.values({
			id: randomUUID(),
			token_hash: hashOf(token),
			person_id: personId,
			device: (request.headers["user-agent"] ?? "").slice(0, maxDeviceLength),
			started_at: now.toISOString(),
			seen_at: now.toISOString(),
		})
		.execute();
	await kysely
		.updateTable("desk_people")
		.set({ joined_at: now.toISOString() })
		.where("id", "=", personId)
		.where("joined_at", "is", null)
		.execute();
	return token;
}

/** Gives a session that is stored to the browser. */
export function giveSession(settings: Settings, reply: FastifyReply, token: string): void {
	writeCookie(settings, reply, "session", token, sessionLifetime / 1000);
}

/** Ends a person's sessions but the one that they ask by. */
export async function endOtherSessions(kysely: Kysely<Tables>, { id, session }: SignedIn): Promise<void> {
	await kysely.deleteFrom("desk_sessions").where("person_id", "=", id).where("id", "!=", session).execute();
}

/** Ends a person's sessions, or just one of them; says how many. */
export async function endSessions(
	kysely: Kysely<Tables>,
	personId: string,
	session?: string,
): Promise<number> {
	const all = kysely.deleteFrom("desk_sessions").where("person_id", "=", personId);
	const { numDeletedRows } = await (session === undefined
		? all
		: all.where("id", "=", session)
	).executeTakeFirstOrThrow();
	return Number(numDeletedRows);
}
