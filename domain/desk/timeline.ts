import * as z from "zod/mini";
import { formValues, id, moment } from "#domain/desk/values.ts";
import { leadStates } from "#domain/leads/lead.ts";
import { outboxStates } from "#domain/outbox/outbox-states.ts";

const state = z.enum(leadStates);
const personId = z.nullable(z.string());

/** A file that came with a mail. Only its name and its size in bytes are stored. */
const attachment = z.object({ name: z.string(), size: z.number() });

/** What can happen to a lead. Numbers, texts and ids only: the client has the sentences. */
export const leadEvent = z.discriminatedUnion("kind", [
	/** `isCut` of a mail that could not be read whole here: the mailbox has it. `names`: the id of the lead that it names. */
	z.object({
		kind: z.literal("received"),
		state,
		isCut: z.optional(z.boolean()),
		names: z.optional(id),
	}),
	z.object({ kind: z.literal("note"), text: z.string() }),
	z.object({ kind: z.literal("assigned"), from: personId, to: personId }),
	/** `replyDueBefore` says when a reply was due before the change; `mergedLead`, whose merge, or whose person's answer, has opened this lead again. */
	z.object({
		kind: z.literal("state"),
		from: state,
		to: state,
		replyDueBefore: z.optional(z.nullable(moment)),
		mergedLead: z.optional(id),
	}),
	/** `null` for not snoozed, `until-reply`, or a moment. By no one when the moment came. */
	z.object({
		kind: z.literal("snoozed"),
		from: z.nullable(z.string()),
		to: z.nullable(z.string()),
		/** The id of the merged lead that has woken it. */
		mergedLead: z.optional(id),
	}),
	/** The reply itself is among the lead's mails. */
	z.object({ kind: z.literal("reply"), mail: id, text: z.string() }),
	z.object({ kind: z.literal("reply-taken-back"), mail: id }),
	/** An answer by mail. An automatic one reopens nothing. */
	z.object({
		kind: z.literal("answer"),
		from: z.string(),
		subject: z.string(),
		text: z.string(),
		isAutomatic: z.boolean(),
		attachments: z.array(attachment),
		/** The addresses of everyone else to whom it went, where there are such. */
		copied: z.optional(z.array(z.string())),
		/** Whether it is too long to be read whole here: the mailbox has the rest. */
		isCut: z.boolean(),
	}),
	/** A mail to the person came back, or a reply was refused; `mail` is its id among the lead's mails. */
	z.object({ kind: z.literal("bounced"), mail: id, to: z.string(), problem: z.string() }),
	/** A reply that had been refused or had come back has left after all. */
	z.object({ kind: z.literal("reply-resent"), mail: id, to: z.string() }),
	/**
	 * Another lead was merged into this one. `before` holds what was in the fields that were taken over from it, and `contacts` when
	 * there had been contact with each of the two, by id.
	 */
	z.object({
		kind: z.literal("merged"),
		reference: z.string(),
		lead: id,
		before: formValues,
		contacts: z.optional(z.record(z.string(), moment)),
	}),
	z.object({ kind: z.literal("merged-into"), reference: z.string(), lead: id }),
	z.object({ kind: z.literal("unmerged"), reference: z.string(), lead: id }),
	/** `fields` names what was corrected at the person's wish. */
	z.object({ kind: z.literal("corrected"), fields: z.array(z.string()) }),
]);
export type LeadEvent = z.infer<typeof leadEvent>;

/** One entry of a timeline: what happened, when and by whom. Entries are only ever added; answers move with a lead that is separated. */
export const timelineEntry = z.object({
	/** Counts from 1 within a lead. */
	number: z.number(),
	/** The lead that it happened to: another one's, where that was merged into this. */
	lead: id,
	at: moment,
	/** Null for the visitor and the service. */
	person: personId,
	what: leadEvent,
});
export type TimelineEntry = z.infer<typeof timelineEntry>;

/** A mail of a lead: automatic, or a reply. */
export const leadMail = z.object({
	id,
	/** Such as `receipt` or `reply`. */
	purpose: z.string(),
	to: z.string(),
	subject: z.string(),
	state: z.enum(outboxStates),
	at: moment,
	/** When it is due, or is tried again, while it waits. */
	nextTryAt: moment,
	person: personId,
	/** Until when a reply can be taken back; null when it can't. */
	canTakeBackUntil: z.nullable(moment),
	/** Its id in the outbox, by which `numberRoutes.retry` sends it again. */
	outboxItem: id,
	/** What the mail server said at the last try; null when it said nothing of note. */
	problem: z.nullable(z.string()),
});
export type LeadMail = z.infer<typeof leadMail>;
