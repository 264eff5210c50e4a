import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";

const savedReplySchema = z.strictObject({
	heading: text,
	intro: text,
	search: text,
	none: text,
	noMatch: text,
	add: text,
	edit: message("title"),
	remove: message("title"),
	removeHeading: message("title"),
	removeText: text,
	removeSubmit: text,
	title: text,
	text: text,
	placeholders: text,
	unknown: message("names"),
	save: text,
	saved: text,
	removed: text,
});

/** What the desk says while a reply is written, and about the replies that are saved for use again. */
export const deskReplySchema = z.strictObject({
	heading: text,
	to: message("address"),
	leftOut: message("address", "addresses"),
	subject: text,
	defaultSubject: message("reference"),
	answerSubject: message("subject"),
	text: text,
	preview: text,
	saved: z.strictObject({ choose: text, search: text, none: text, tooLong: text }),
	unfilled: message("names"),
	empty: text,
	tooLong: message("count"),
	send: text,
	sendAnyway: text,
	draft: z.strictObject({
		saving: text,
		saved: message("time"),
		failed: text,
		conflict: z.strictObject({ heading: text, text, keep: text, take: text, chooseFirst: text }),
	}),
	discard: text,
	discarded: text,
	queued: z.strictObject({
		heading: text,
		text: message("address"),
		left: message("seconds"),
		takeBack: text,
		gone: message("address"),
	}),
	stopped: z.strictObject({ heading: text, text }),
	changedAddress: z.strictObject({ heading: text, text: message("address"), submit: text }),
	merged: z.strictObject({ text, link: text }),
	noAddress: text,
	noMail: message("address", "state"),
	answersElsewhere: message("address"),
	savedReplies: savedReplySchema,
});
