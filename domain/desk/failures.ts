import * as z from "zod/mini";
import { draft } from "#domain/desk/lead-detail.ts";

/** Every way in which the desk's API refuses a request or fails at it, with the status of the answer. */
export const deskFailureStatus = {
	/** The input is not what the route takes; `fields` names the parts. */
	"wrong-input": 422,
	/** No session, or one that has ended. */
	"not-signed-in": 401,
	/** The passkey, code or link is not accepted. The answer never says why. */
	"sign-in-refused": 401,
	/** For owners only. */
	"owners-only": 403,
	"other-site": 403,
	/** The desk is open over HTTPS, or on the machine itself. */
	"needs-https": 403,
	/** Nothing but the request says that the desk is at this address. */
	"needs-site-origin": 403,
	"not-found": 404,
	/** Something newer has come to the lead since `seen`; `news` holds it. What was written is stored as the draft. */
	"newer-events": 409,
	/** Another page of the same person has stored the draft since `since`; `draft` holds it, and it stays. */
	"draft-changed": 409,
	/** The lead's mail address is no longer the one that the reply was written to. */
	"address-changed": 409,
	/** A reply with the same key and another text has been queued, or this one was taken back. What was written is stored as the draft. */
	"already-sent": 409,
	/** The service has no mail server. What was written is stored as the draft. */
	"no-mail": 409,
	/** Ten seconds have passed: the reply is on its way. */
	"too-late": 409,
	/** There must be an owner. */
	"last-owner": 409,
	"already-there": 409,
	/** One of the leads is part of another, or has others merged into it and would go. */
	"already-merged": 409,
	/** A lead that is no spam would go into one of the spam view, where no one looks. */
	"into-spam": 409,
	/** Only leads of one mail address can be merged. */
	"different-address": 409,
	/** The desk is open at a name that passkeys can't have, such as 127.0.0.1. */
	"passkeys-impossible": 409,
	/** `seconds` says when to try again. */
	"too-many-attempts": 429,
	unexpected: 500,
	unavailable: 503,
} as const satisfies Record<string, number>;

export type DeskFailureCode = keyof typeof deskFailureStatus;

// `Object.keys` knows them only as texts.
const codes = Object.keys(deskFailureStatus) as DeskFailureCode[];

/** The answer to whatever is refused or fails. The client has the message for each code. */
export const deskFailure = z.object({
	code: z.enum(codes),
	fields: z.optional(z.array(z.string())),
	seconds: z.optional(z.number()),
	/** Entries of a timeline; see `timelineEntry`. */
	news: z.optional(z.array(z.unknown())),
	draft: z.optional(draft),
});
export type DeskFailure = z.infer<typeof deskFailure>;
