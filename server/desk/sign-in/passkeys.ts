import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import type { Kysely, Transaction } from "kysely";
import type { PasskeyResponse } from "#domain/desk/sign-in.ts";
import type { Database } from "#server/database/database.ts";
import type { Tables } from "#server/database/tables.ts";
import { audit } from "#server/desk/audit/audit.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import type { VisitedHost } from "#server/desk/http/visited-host.ts";
import { beginCeremony, type Ceremony, takeChallenge } from "#server/desk/sign-in/ceremonies.ts";
import { holdSession, type SignedIn } from "#server/desk/sign-in/sessions.ts";

/** Loaded at the first sign-in: it takes some megabytes. */
const webauthn = () => import("@simplewebauthn/server");

/** A passkey as it is stored. */
export interface NewPasskey {
	readonly id: string;
	readonly publicKey: string;
	readonly transports: readonly string[];
}

/** No passkeys are named, so that the answer is the same for everyone: the browser offers those it has. */
export async function beginSignIn(database: Database, { hostname }: VisitedHost): Promise<Ceremony> {
	const { generateAuthenticationOptions } = await webauthn();
	const options = await generateAuthenticationOptions({ rpID: hostname, userVerification: "required" });
	return beginCeremony(database, options, null);
}

/** The id of the passkey that has answered; null when anything is wrong with it. */
export async function finishSignIn(
	database: Database,
	host: VisitedHost,
	ceremony: string,
	response: PasskeyResponse,
): Promise<string | null> {
	const challenge = await takeChallenge(database, ceremony, null);
	const passkey = await database.kysely
		.selectFrom("desk_passkeys")
		.select(["id", "public_key"])
		.where("id", "=", response.id)
		.executeTakeFirst();
	if (challenge === null || passkey === undefined) return null;
	// A passkey that is synced between devices doesn't count its uses, so a counter proves nothing: 0 is always older.
	const credential = { id: passkey.id, publicKey: Buffer.from(passkey.public_key, "base64url"), counter: 0 };
	const { verifyAuthenticationResponse } = await webauthn();
	const isRight = await verifyAuthenticationResponse({
		// The library checks the parts that the contract leaves open, and throws when they are wrong.
		response: response as unknown as AuthenticationResponseJSON,
		expectedChallenge: challenge,
		expectedOrigin: host.origin,
		expectedRPID: host.hostname,
		credential,
		requireUserVerification: true,
	}).then(
		({ verified }) => verified,
		() => false,
	);
	return isRight ? passkey.id : null;
}

/**
 * Uses a passkey that has answered, in the transaction of the session that it opens: it may have been removed since.
 * @returns the id of its person; null when they may not sign in by it
 */
export async function redeemPasskey(kysely: Kysely<Tables>, id: string): Promise<string | null> {
	const used = await kysely
		.updateTable("desk_passkeys")
		.set({ used_at: new Date().toISOString() })
		.where("id", "=", id)
		.where("person_id", "in", kysely.selectFrom("desk_people").select("id").where("removed_at", "is", null))
		.returning("person_id")
		.executeTakeFirst();
	return used?.person_id ?? null;
}

export async function beginAdding(
	database: Database,
	{ hostname }: VisitedHost,
	person: { readonly id: string; readonly name: string; readonly email: string },
): Promise<Ceremony> {
	const passkeys = database.kysely.selectFrom("desk_passkeys").where("person_id", "=", person.id);
	const { generateRegistrationOptions } = await webauthn();
	const options = await generateRegistrationOptions({
		rpName: hostname,
		rpID: hostname,
		userName: person.email,
		userDisplayName: person.name,
		userID: Buffer.from(person.id),
		excludeCredentials: await passkeys.select("id").execute(),
		authenticatorSelection: { residentKey: "required", userVerification: "required" },
	});
	return beginCeremony(database, options, person.id);
}

/** The passkey that a browser has made; null when anything is wrong with it. */
export async function finishAdding(
	database: Database,
	host: VisitedHost,
	personId: string,
	ceremony: string,
	response: PasskeyResponse,
): Promise<NewPasskey | null> {
	const challenge = await takeChallenge(database, ceremony, personId);
	if (challenge === null) return null;
	const { verifyRegistrationResponse } = await webauthn();
	const found = await verifyRegistrationResponse({
		// As above.
		response: response as unknown as RegistrationResponseJSON,
		expectedChallenge: challenge,
		expectedOrigin: host.origin,
		expectedRPID: host.hostname,
		requireUserVerification: true,
	}).catch(() => null);
	if (found === null || !found.verified) return null;
	const { id, publicKey, transports = [] } = found.registrationInfo.credential;
	return { id, publicKey: Buffer.from(publicKey).toString("base64url"), transports };
}

/**
 * Stores a passkey that a browser has made, unless the session by which it was made has been ended meanwhile: a `DeskError` then.
 * @returns when it was added, ISO 8601 in UTC
 */
export async function storePasskey(
	transaction: Transaction<Tables>,
	by: Pick<SignedIn, "id" | "session">,
	{ id, publicKey, transports, name }: NewPasskey & { readonly name: string },
): Promise<string> {
	if (!(await holdSession(transaction, by.session))) throw new DeskError("not-signed-in");
	const addedAt = new Date().toISOString();
	const stored = { id, person_id: by.id, public_key: publicKey, transports: transports.join(" ") };
	await transaction
		.insertInto("desk_passkeys")
		.values({ ...stored, name, added_at: addedAt })
		.execute();
	await audit(transaction, { action: "passkey-added", person: by.id, subject: id });
	return addedAt;
}
