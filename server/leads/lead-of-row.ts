import * as z from "zod";
import { formValues } from "#domain/desk/values.ts";
import { type Lead, leadStates, type TakenAssessment } from "#domain/leads/lead.ts";
import { spamSignals as knownSignals } from "#domain/leads/spam-signals.ts";
import { isCalendarDate } from "#domain/readiness/calendar.ts";

// Made once: to make a schema takes longer than to read by it.
// Of a newer version there can be others, as after a rollback.
const storedSignals = z
	.array(z.string())
	.transform((names) => knownSignals.filter((each) => names.includes(each)));
const storedLead = z.object({
	id: z.string(),
	reference: z.string(),
	form: z.string(),
	state: z.enum(leadStates),
	received_at: z.coerce.date(),
	due_at: z.coerce.date(),
	// The rows of an older version have none.
	reply_due_at: z.nullish(z.coerce.date()),
	last_contact_at: z.coerce.date(),
	page: z.string().nullable(),
	// The rows of an older version have none.
	time_zone: z.nullish(z.string()),
	form_values: z.string().transform((text) => formValues.parse(JSON.parse(text))),
	spam_signals: z.string().transform((text) => storedSignals.parse(JSON.parse(text))),
	taken_on: z.string().refine(isCalendarDate).nullable(),
	model_version: z.number().nullable(),
});

const storedJudgement = storedLead.pick({ state: true, spam_signals: true });

/** How far a lead has come and why it is suspected, where no more of its row was read. */
export function judgementOfRow(row: unknown): Pick<Lead, "state" | "spamSignals"> {
	const { state, spam_signals: spamSignals } = storedJudgement.parse(row);
	return { state, spamSignals };
}

/** A lead as a row of the table holds it. */
export function leadOfRow(row: unknown): Lead {
	const {
		received_at: receivedAt,
		due_at: dueAt,
		reply_due_at: replyDueAt = null,
		last_contact_at: lastContactAt,
		time_zone: timeZone = null,
		taken_on: takenOn,
		model_version: modelVersion,
		spam_signals: spamSignals,
		form_values: values,
		...rest
	} = storedLead.parse(row);
	return {
		...rest,
		timeZone,
		values,
		spamSignals,
		receivedAt,
		dueAt,
		replyDueAt,
		lastContactAt,
		assessment: assessmentOf(takenOn, modelVersion),
	};
}

function assessmentOf(
	takenOn: TakenAssessment["takenOn"] | null,
	modelVersion: number | null,
): TakenAssessment | null {
	return takenOn === null || modelVersion === null ? null : { takenOn, modelVersion };
}
