import * as z from "zod/mini";
import { leadSummary } from "#domain/desk/inbox.ts";
import { nothing, route } from "#domain/desk/route.ts";
import { leadMail, timelineEntry } from "#domain/desk/timeline.ts";
import { formValues, id, moment, text } from "#domain/desk/values.ts";
import type { FormValues } from "#domain/forms/field.ts";

/** Characters of a note. */
export const maxNoteLength = 5000;

/**
 * What a person gave about themselves, which a merge can take over from the other lead. The messages of both stay as they
 * are.
 */
export const mergedFields = [
	"name",
	"firstName",
	"lastName",
	"email",
	"phone",
	"company",
	"companyName",
	"jobTitle",
] as const;

/** What one form calls `company`, another calls `companyName`. */
const otherNames: Readonly<Record<string, string>> = { company: "companyName", companyName: "company" };

/** What a lead says of its person in one of `mergedFields`; undefined where its form does not ask for that. */
export function personValue(values: Readonly<FormValues>, name: string): FormValues[string] | undefined {
	return values[name] ?? values[otherNames[name] ?? name];
}

export const draft = z.object({ subject: z.string(), text: z.string(), savedAt: moment });
export type Draft = z.infer<typeof draft>;

/** Who else is at a lead right now. */
export const presence = z.object({ person: id, doing: z.enum(["looking", "replying"]) });
export type Presence = z.infer<typeof presence>;

/** `reportOfLead` computes from these and the values the report that the visitor saw; null for another form. */
const takenAssessment = z.nullable(z.object({ takenOn: z.string(), modelVersion: z.number() }));

/** A lead with everything about it. */
const leadDetail = z.object({
	lead: leadSummary,
	/** What was typed, by the name of the control. */
	values: formValues,
	/** The time zone of the device that the form was sent from; null where it is not known. */
	timeZone: z.nullable(z.string()),
	assessment: takenAssessment,
	/** Oldest first, with the entries of leads merged into it. */
	timeline: z.array(timelineEntry),
	mails: z.array(leadMail),
	/** Other leads of the same mail address, newest first, that are not merged into this one. */
	others: z.array(leadSummary),
	/** The lead of another address that the mail of this one names. */
	named: z.nullable(leadSummary),
	/** Those that are. */
	merged: z.array(z.object({ ...leadSummary.shape, values: formValues, assessment: takenAssessment })),
	/** The lead into which this one was merged. */
	mergedInto: z.nullable(id),
	present: z.array(presence),
	/** The asking person's own. */
	draft: z.nullable(draft),
});
export type LeadDetail = z.infer<typeof leadDetail>;

export const leadRoutes = {
	read: route({ method: "GET", path: "/leads/:lead", access: "staff", input: nothing, answer: leadDetail }),
	addNote: route({
		method: "POST",
		path: "/leads/:lead/notes",
		access: "staff",
		input: z.strictObject({ text: text(maxNoteLength) }),
		answer: timelineEntry,
	}),
	/** Says that the person is at the lead; holds for thirty seconds. The answer has the others. */
	recordPresence: route({
		method: "PUT",
		path: "/leads/:lead/presence",
		access: "staff",
		input: z.strictObject({ doing: z.enum(["looking", "replying", "left"]) }),
		answer: z.object({ present: z.array(presence) }),
	}),
	/** Merges the lead `from`, of the same address or `named` by this one, into this one, whose timeline then has both. `fields` are taken over from it. */
	merge: route({
		method: "POST",
		path: "/leads/:lead/merges",
		access: "staff",
		input: z.strictObject({
			from: id,
			fields: z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)),
		}),
		answer: leadDetail,
	}),
	/** Undoes a merge; both are again as they were. */
	unmerge: route({
		method: "DELETE",
		path: "/leads/:lead/merges/:from",
		access: "staff",
		input: nothing,
		answer: leadDetail,
	}),
} as const;
