import * as z from "zod/mini";
import { draft } from "#domain/desk/lead-detail.ts";
import { nothing, route } from "#domain/desk/route.ts";
import { leadMail, timelineEntry } from "#domain/desk/timeline.ts";
import { formValues, id, mailAddress, moment, text } from "#domain/desk/values.ts";

/** What a person can ask for, or agree to. */
export const requestKinds = ["access", "correction", "erasure", "objection", "consent"] as const;

/** Characters of how a request came. */
export const maxRequestLength = 200;

const readiness = z.object({
	score: z.number(),
	low: z.number(),
	high: z.number(),
	stage: z.string(),
	isProvisional: z.boolean(),
});

/** Something that was told about a lead to others than its person. */
const passedOn = z.object({
	purpose: z.string(),
	/** `team`, or the host of a webhook. */
	to: z.string(),
	state: z.string(),
	at: moment,
});

/** Everything that is stored of a lead. */
const storedLead = z.object({
	id,
	reference: z.string(),
	/** The reference of the lead that it is part of. */
	mergedInto: z.nullable(z.string()),
	form: z.string(),
	page: z.nullable(z.string()),
	/** Of the device that the form was sent from. */
	timeZone: z.nullable(z.string()),
	state: z.string(),
	receivedAt: moment,
	/** By when a reply was promised. */
	dueAt: moment,
	lastContactAt: moment,
	/** From when it is erased by itself. */
	erasedFrom: moment,
	values: formValues,
	spamSignals: z.array(z.string()),
	assessment: z.nullable(z.object({ takenOn: z.string(), modelVersion: z.number() })),
	/** What the assessment came to; computed, not stored. */
	readiness: z.nullable(readiness),
	timeline: z.array(timelineEntry),
	mails: z.array(leadMail),
	passedOn: z.array(passedOn),
	drafts: z.array(z.object({ ...draft.shape, person: id })),
	/** The Message-IDs of the mails that they sent. */
	answerIds: z.array(z.string()),
});

const personData = z.object({ email: z.string(), writtenAt: moment, leads: z.array(storedLead) });
export type PersonData = z.infer<typeof personData>;

const address = z.strictObject({ email: mailAddress });

/** The address is in the body, not in an address bar or a log. */
export const personDataRoutes = {
	/** Everything stored of a person, by mail address, with what their leads were merged with. The answer is the export. */
	read: route({
		method: "POST",
		path: "/person-data",
		access: "staff",
		input: address,
		answer: personData,
	}),
	/** Corrects what a person gave in one lead. The new values pass the same check as the form. */
	correct: route({
		method: "PUT",
		path: "/person-data/leads/:lead",
		access: "staff",
		input: z.strictObject({ values: z.record(z.string(), z.string()) }),
		answer: personData,
	}),
	/** Erases all leads of the address with all that they were merged with. `references` are those that the owner saw: refused when there are others by now. */
	erase: route({
		method: "POST",
		path: "/person-data/erase",
		access: "owner",
		input: z.strictObject({ ...address.shape, references: z.array(z.string()).check(z.minLength(1)) }),
		answer: z.object({
			erased: z.array(z.object({ reference: z.string(), erasedAt: moment })),
			/** False while the database's files may still contain what was erased: another program holds them, their disk is full, or they take long to write again. */
			hasLeftNoBytes: z.boolean(),
		}),
	}),
	/** Notes in the audit log that a person asked for something or consented, with the lead's reference. */
	logRequest: route({
		method: "POST",
		path: "/leads/:lead/requests",
		access: "staff",
		input: z.strictObject({
			kind: z.enum(requestKinds),
			/** How it reached the company; no personal data. */
			how: text(maxRequestLength),
		}),
		answer: nothing,
	}),
} as const;
