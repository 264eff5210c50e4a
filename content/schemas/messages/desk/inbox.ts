import { z } from "zod";
import { text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { inboxViews, perFilter } from "#domain/desk/inbox.ts";
import { type FormId, forms } from "#domain/forms/forms.ts";
import { leadStates } from "#domain/leads/lead.ts";
import { mailLead } from "#domain/leads/mail-lead.ts";
import { spamSignals } from "#domain/leads/spam-signals.ts";

// `Object.keys` knows them only as texts.
const formIds = Object.keys(forms) as FormId[];
const leadForms = [...formIds, mailLead.id] as const;

const rowSchema = z.strictObject({
	noName: text,
	select: message("name"),
	sample: text,
	assignedTo: message("name"),
	unknownPerson: text,
	looking: message("name"),
	replying: message("name"),
	untilReply: text,
	until: message("moment"),
	company: message("name", "company"),
});

const doneSchema = z.strictObject({
	assigned: message("count", "name"),
	unassigned: message("count"),
	state: message("count", "state"),
	snoozed: message("count"),
	awake: message("count"),
	undone: message("count"),
	mailed: message("done", "count"),
	nothing: text,
	passedOver: message("done", "count", "reason"),
	reasons: z.record(z.enum(["not-found", "claimed", "newer-events", "unchanged", "merged"]), text),
});

const keysSchema = z.strictObject({
	heading: text,
	intro: text,
	switch: text,
	names: z.strictObject({
		next: text,
		previous: text,
		open: text,
		select: text,
		assign: text,
		reply: text,
		close: text,
		snooze: text,
		undo: text,
		search: text,
		list: text,
	}),
});

const filtersSchema = z.strictObject({
	button: text,
	heading: text,
	any: text,
	names: z.strictObject(perFilter(text)),
	chip: message("name", "value"),
	remove: message("name", "value"),
	clear: text,
});

const snoozeSchema = z.strictObject({
	button: text,
	heading: text,
	untilReply: text,
	choices: z.strictObject({ tomorrow: text, inThreeDays: text, nextWeek: text }),
	end: text,
	other: text,
	moment: text,
	submit: text,
});

/** The list of leads, and what can be done with many at once. */
export const deskInboxSchema = z.strictObject({
	views: z.record(z.enum(inboxViews), text),
	viewsLabel: text,
	exportFile: text,
	counted: message("count"),
	search: z.strictObject({ label: text, placeholder: text, everywhere: text }),
	filters: filtersSchema,
	forms: z.record(z.enum(leadForms), text),
	list: z.strictObject({
		back: text,
		label: text,
		empty: z.record(z.enum(inboxViews), text),
		notFound: text,
		more: text,
		cut: message("count"),
	}),
	row: rowSchema,
	states: z.record(z.enum(leadStates), text),
	spamSignals: z.record(z.enum(spamSignals), text),
	unknownSignal: text,
	noLead: z.strictObject({ heading: text, text }),
	selection: z.strictObject({
		count: message("count"),
		heading: message("selected", "heading"),
		all: text,
		clear: text,
		most: text,
		label: text,
	}),
	assign: z.strictObject({ button: text, heading: text, me: message("name"), noOne: text }),
	close: z.strictObject({
		button: text,
		heading: text,
		won: text,
		lost: text,
		waiting: text,
		spam: text,
		new: text,
	}),
	snooze: snoozeSchema,
	done: doneSchema,
	news: z.strictObject({ one: text, open: text, several: message("count"), openInbox: text }),
	clock: z.strictObject({
		left: message("time"),
		late: message("time"),
		none: text,
		minutes: message("minutes"),
		hours: message("hours", "minutes"),
		days: message("days"),
	}),
	keys: keysSchema,
});
