import * as z from "zod/mini";
import { nothing, route } from "#domain/desk/route.ts";
import { ceremony, maxPasskeyIdLength, passkeyResponse, visit } from "#domain/desk/sign-in.ts";
import { id, line, maxNameLength, moment } from "#domain/desk/values.ts";

/** Characters of the text under a colleague's replies, and of a passkey's name. */
export const maxSignatureLength = 2000;
export const maxPasskeyNameLength = 60;

const session = z.object({
	id,
	/** The browser and system, as the browser names them. */
	device: z.string(),
	startedAt: moment,
	seenAt: moment,
	isCurrent: z.boolean(),
});
const passkey = z.object({
	id: z.string().check(z.maxLength(maxPasskeyIdLength)),
	name: z.string(),
	addedAt: moment,
	usedAt: z.nullable(moment),
});

/** What people look after for themselves. */
export const accountRoutes = {
	change: route({
		method: "PUT",
		path: "/account",
		access: "staff",
		input: z.strictObject({
			name: line(maxNameLength),
			office: line(60),
			signature: z.string().check(z.maxLength(maxSignatureLength)),
		}),
		answer: visit,
	}),
	sessions: route({
		method: "GET",
		path: "/account/sessions",
		access: "staff",
		input: nothing,
		answer: z.object({ sessions: z.array(session) }),
	}),
	endSession: route({
		method: "DELETE",
		path: "/account/sessions/:session",
		access: "staff",
		input: nothing,
		answer: nothing,
	}),
	/** Signs out everywhere, this browser included. */
	endSessions: route({
		method: "DELETE",
		path: "/account/sessions",
		access: "staff",
		input: nothing,
		answer: nothing,
	}),
	passkeys: route({
		method: "GET",
		path: "/account/passkeys",
		access: "staff",
		input: nothing,
		answer: z.object({ passkeys: z.array(passkey) }),
	}),
	beginAddingPasskey: route({
		method: "POST",
		path: "/account/passkeys/options",
		access: "staff",
		input: nothing,
		answer: ceremony,
	}),
	addPasskey: route({
		method: "POST",
		path: "/account/passkeys",
		access: "staff",
		input: z.strictObject({ ceremony: id, name: line(maxPasskeyNameLength), response: passkeyResponse }),
		answer: passkey,
	}),
	removePasskey: route({
		method: "DELETE",
		path: "/account/passkeys/:passkey",
		access: "staff",
		input: nothing,
		answer: nothing,
	}),
} as const;
