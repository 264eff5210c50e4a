import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

/** What the desk says about what is stored of a person. */
export const deskPersonSchema = z.strictObject({
	intro: text,
	email: text,
	look: text,
	nothing: message("email"),
	found: message("count", "email"),
	exportJson: text,
	fileName: text,
	erase: z.strictObject({
		button: text,
		heading: text,
		text: message("count"),
		confirm: message("email"),
		differs: text,
		merged: text,
		submit: text,
		done: message("references"),
		/** Where the database's files may still hold what was erased. */
		held: message("references"),
	}),
	lead: z.strictObject({
		received: message("moment"),
		erased: message("day"),
		state: message("state"),
		events: message("count"),
		mails: message("count"),
		drafts: message("count"),
		mergedInto: message("reference"),
		open: text,
		correct: text,
		save: text,
		corrected: text,
		moved: message("email"),
		wrong: message("fields"),
	}),
	request: z.strictObject({
		summary: text,
		kind: text,
		kinds: z.strictObject({
			access: text,
			correction: text,
			erasure: text,
			objection: text,
			consent: text,
		}),
		how: text,
		howHint: text,
		submit: text,
		done: text,
	}),
	retention: z.strictObject({
		heading: text,
		text: message("months"),
		none: text,
		more: text,
		lead: text,
		lastContact: text,
		erasedFrom: text,
		contact: text,
		contactOf: message("reference"),
		done: message("reference"),
	}),
});
