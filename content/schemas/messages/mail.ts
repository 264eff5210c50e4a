import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message, messageWith } from "#content/schemas/message.ts";
import { mailFieldsSchema } from "#content/schemas/messages/mail-fields.ts";

/** A text for each of the three mails about a session. */
const bySessionMail = <Schema extends z.ZodType>(each: Schema) =>
	z.strictObject({ confirmation: each, day: each, hour: each });

const sessionMail = z.strictObject({
	subject: bySessionMail(message("title")),
	preview: message("day", "time", "office", "minutes"),
	/** Where the visitor's time zone is known, which the time then names. */
	previewInYourTime: message("day", "time", "minutes"),
	/** `begun` confirms a registration while the session is under way. */
	text: bySessionMail(text).extend({ begun: text }),
	when: text,
	length: text,
	minutes: message("count"),
	speaker: text,
	join: text,
	joinLater: bySessionMail(text).extend({ begun: text }),
	calendar: text,
	reminders: text,
	page: text,
});

const codeMail = z.strictObject({
	subject: text,
	preview: messageWith("minutes"),
	text: message("name"),
	link: text,
	otherwise: text,
});

const teamMails = z.strictObject({
	lead: z.strictObject({
		subject: message("name", "subject", "reference"),
		preview: message("due"),
		text: message("name", "email"),
		/** Of who registers for a session under way, and has got no link to join it. */
		waits: message("name"),
		due: text,
	}),
	/** A lead that came by mail and not by a form. */
	mail: z.strictObject({
		name: text,
		text: message("name", "email"),
		due: text,
		fields: mailFieldsSchema,
	}),
	/** An answer that opens a lead again. */
	answer: z.strictObject({
		subject: message("name", "reference"),
		title: message("name"),
		text: message("name", "email"),
		cut: text,
	}),
	atDesk: z.strictObject({ lead: text, done: text }),
	warning: z.strictObject({
		subject: message("hours", "name", "reference"),
		title: message("hours"),
		preview: text,
		text: message("name", "hours"),
		done: text,
	}),
	digest: z.strictObject({
		subject: message("count", "day"),
		preview: message("late"),
		open: text,
		lead: message("form", "due"),
		late: message("form", "due"),
		more: message("count"),
		none: text,
		suspected: message("count"),
		troubled: message("count"),
		putOff: message("count"),
		events: message("count"),
		unread: text,
		links: text,
		all: text,
	}),
	desk: z.strictObject({ invitation: codeMail, "sign-in": codeMail, expires: message("time") }),
});

/** What the service writes in its mails. */
export const mailMessagesSchema = z.strictObject({
	greeting: z.strictObject({ named: message("name"), plain: text }),
	why: z.strictObject({ visitor: message("site"), team: message("site"), desk: message("site") }),
	facts: z.strictObject({
		reference: text,
		received: text,
		/** A time by the visitor's own clock, before those at the offices. */
		yourTime: text,
		form: text,
		page: text,
		readiness: text,
		readinessValues: z.strictObject({
			provisional: message("low", "high", "stage"),
			open: message("score", "low", "high", "stage"),
			exact: message("score", "stage"),
		}),
		sent: text,
		next: text,
	}),
	receipt: z.strictObject({
		subject: message("heading", "reference"),
		preview: message("reference", "hours"),
		previewLate: message("reference"),
		due: text,
		copy: text,
		report: z.strictObject({ text: message("days"), label: text }),
	}),
	paper: z.strictObject({
		subject: message("title"),
		preview: text,
		text,
		download: text,
		read: text,
		reply: text,
	}),
	session: sessionMail,
	team: teamMails,
});
