import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

/** What people look after for themselves. */
export const deskAccountSchema = z.strictObject({
	you: z.strictObject({
		heading: text,
		name: text,
		office: text,
		signature: text,
		signatureHint: text,
		submit: text,
		saved: text,
	}),
	passkeys: z.strictObject({
		heading: text,
		text,
		none: text,
		impossible: text,
		used: message("added", "used"),
		unused: message("added"),
		name: text,
		nameHint: text,
		add: text,
		added: text,
		cancelled: text,
		remove: text,
		removeNamed: message("name"),
		removeHeading: message("name"),
		removeText: text,
		removed: text,
	}),
	sessions: z.strictObject({
		heading: text,
		unknown: text,
		current: text,
		since: message("started", "seen"),
		end: text,
		endNamed: message("device"),
		ended: text,
		everywhere: text,
		everywhereHeading: text,
		everywhereText: text,
	}),
});
