import type { ExpressionBuilder, Kysely } from "kysely";
import { mailedCodeMinutes } from "#domain/desk/code-lifetime.ts";
import { hour, minute } from "#domain/durations.ts";
import { latestMoment } from "#server/database/leases.ts";
import type { Tables } from "#server/database/tables.ts";
import { hashOf, newCode, newToken, tidyCode } from "#server/desk/sign-in/tokens.ts";

/** A mailed code is used at once; one that is handed on takes its time. */
export const mailedCodeLifetime = mailedCodeMinutes * minute;
export const printedCodeLifetime = 72 * hour;

export interface AskingBrowser {
	/** What its cookie holds, by which a mailed link knows it. */
	readonly token: string;
	/** Whether the person has signed in with it before. */
	readonly isKnown: boolean;
}

export interface NewCode {
	readonly code: string;
	/** For the address that is mailed, after `#`. It works only in the browser that asked. */
	readonly link: string;
	readonly expiresAt: Date;
}

/**
 * Makes a one-time code for a person. Anyone can have a code mailed to them, so it leaves a printed one as it was, and one that was asked
 * for in a browser that the person has signed in with before. One of its own kind is void.
 * @param browser the one that asked for the mail; null for a code that is printed
 */
export async function makeCode(
	kysely: Kysely<Tables>,
	personId: string,
	lifetime: number,
	browser: AskingBrowser | null,
): Promise<NewCode> {
	const made = { code: newCode(), link: newToken(), expiresAt: new Date(Date.now() + lifetime) };
	const row = {
		code_hash: hashOf(made.code),
		link_hash: browser === null ? null : hashOf(made.link),
		browser_hash: browser === null ? null : hashOf(browser.token),
		expires_at: made.expiresAt.toISOString(),
	};
	const mailed = browser?.isKnown ? "known" : "mailed";
	const id = `${personId}.${browser === null ? "printed" : mailed}`;
	await kysely
		.insertInto("desk_codes")
		.values({ ...row, id, person_id: personId })
		.onConflict((conflict) => conflict.column("id").doUpdateSet(row))
		.execute();
	return made;
}

/** A code that is not over. One that would last longer than a new one was made by a clock that was ahead. */
function isValid({ and, eb, or }: ExpressionBuilder<Tables, "desk_codes">) {
	const now = Date.now();
	const endsWithin = (lifetime: number) => eb("expires_at", "<=", latestMoment(new Date(now + lifetime)));
	return and([
		eb("expires_at", ">", new Date(now).toISOString()),
		endsWithin(printedCodeLifetime),
		// Only a mailed one has a link.
		or([eb("link_hash", "is", null), endsWithin(mailedCodeLifetime)]),
	]);
}

/** Uses up the codes of a person by one of them; null when it is not theirs, over, or used. */
export async function redeemCode(
	kysely: Kysely<Tables>,
	email: string,
	typed: string,
): Promise<string | null> {
	const owner = kysely
		.selectFrom("desk_people")
		.select("id")
		.where("email", "=", email)
		.where("removed_at", "is", null);
	const used = await kysely
		.deleteFrom("desk_codes")
		.where("code_hash", "=", hashOf(tidyCode(typed)))
		.where("person_id", "in", owner)
		.where(isValid)
		.returning("person_id")
		.executeTakeFirst();
	return used === undefined ? null : voidCodes(kysely, used.person_id);
}

/** Uses up the codes of a person by a mailed link, in the browser that asked for it. */
export async function redeemLink(
	kysely: Kysely<Tables>,
	link: string,
	browser: string,
): Promise<string | null> {
	const used = await kysely
		.deleteFrom("desk_codes")
		.where("link_hash", "=", hashOf(link))
		.where("browser_hash", "=", hashOf(browser))
		.where(isValid)
		.where("person_id", "in", kysely.selectFrom("desk_people").select("id").where("removed_at", "is", null))
		.returning("person_id")
		.executeTakeFirst();
	return used === undefined ? null : voidCodes(kysely, used.person_id);
}

/** Deletes all codes of a person who has just signed in. */
async function voidCodes(kysely: Kysely<Tables>, personId: string): Promise<string> {
	await kysely.deleteFrom("desk_codes").where("person_id", "=", personId).execute();
	return personId;
}
