import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { mailFieldsSchema } from "#content/schemas/messages/mail-fields.ts";

const events = z.strictObject({
	received: text,
	reply: message("who"),
	note: message("who"),
	took: message("who"),
	assigned: message("who", "to"),
	unassigned: message("who"),
	state: message("who", "to"),
	due: message("who"),
	snoozedUntil: message("who", "moment"),
	snoozedUntilReply: message("who"),
	snoozeEnded: message("who"),
	woke: text,
	"reply-taken-back": message("who"),
	answer: message("from"),
	automatic: message("from"),
	bounced: message("to"),
	"reply-resent": message("to"),
	merged: message("who", "reference"),
	"merged-into": message("who", "reference"),
	unmerged: message("who", "reference"),
	corrected: message("who", "fields"),
});

const timeline = z.strictObject({
	heading: text,
	received: message("form"),
	receivedMail: text,
	fields: message("count"),
	events,
	/** By the purpose of an automatic mail. */
	mails: z.strictObject({
		receipt: message("to"),
		"paper-link": message("to"),
		"webinar-confirmation": message("to"),
		"reminder-day": message("to"),
		"reminder-hour": message("to"),
		other: message("to"),
	}),
	mailStates: z.strictObject({
		waiting: text,
		sending: text,
		sent: text,
		failed: text,
		undecided: text,
		cancelled: text,
		bounced: text,
	}),
	problem: message("text"),
	retry: z.strictObject({ failed: text, undecided: text, corrected: message("address"), done: text }),
	to: message("address"),
	from: message("reference"),
	attachment: message("name", "size"),
	copied: message("addresses"),
	cut: text,
	theirTime: message("moment", "zone"),
});

const actions = z.strictObject({
	label: text,
	claim: text,
	assigned: message("name"),
	state: message("state"),
});

const others = z.strictObject({
	named: z.strictObject({ heading: text, text }),
	heading: text,
	text: text,
	merge: message("reference"),
	choice: z.strictObject({ heading: message("reference"), text, choose: text, same: text, nothing: text }),
	submit: text,
	done: message("reference"),
	merged: text,
	unmerge: message("reference"),
	unmerged: message("reference"),
	into: text,
});

const report = z.strictObject({
	heading: text,
	scores: z.strictObject({
		none: text,
		provisional: message("low", "high"),
		open: message("score", "low", "high"),
		exact: message("score"),
	}),
	notAnswered: text,
	open: text,
	otherVersion: text,
	stage: message("stage"),
	first: message("title"),
	notLoaded: text,
});

/** What the desk says about one lead. */
export const deskLeadSchema = z.strictObject({
	gone: z.strictObject({ heading: text, text }),
	back: text,
	spam: z.strictObject({ heading: text, byHand: text, not: text }),
	facts: z.strictObject({
		heading: text,
		reference: text,
		received: text,
		form: text,
		page: text,
		email: text,
		time: text,
		toldTime: text,
		phone: text,
		person: text,
	}),
	/** The fields of a lead that came by mail. */
	mailFields: mailFieldsSchema,
	you: text,
	service: text,
	/** By the event that has brought a change about, which no person chose. */
	causes: z.strictObject({ merged: text, unmerged: text }),
	present: z.strictObject({ looking: message("who"), replying: message("who") }),
	timeline,
	note: z.strictObject({ label: text, submit: text, done: text }),
	actions,
	others,
	report,
});
