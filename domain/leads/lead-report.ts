import { day } from "#domain/durations.ts";
import { answersOfForm } from "#domain/forms/assessment-answers.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { assessReadiness, currentModelVersion, type ReadinessReport } from "#domain/readiness/report.ts";

export interface LeadReport {
	/** What the report was computed from: nothing about a person. */
	readonly answers: Answers;
	readonly report: ReadinessReport;
}

type Assessed = Pick<Lead, "values" | "assessment">;

/** How long the service shows a report at its address. */
export const reportLifetimeInDays = 30;

/**
 * The report that the visitor saw, computed again from what is stored. Null for other forms, and for an assessment by
 * another version of the model, of which this one would say something else.
 */
export function reportOfLead(lead: Assessed): LeadReport | null {
	const answers = answersOfLead(lead);
	if (lead.assessment === null || answers === null) return null;
	return { answers, report: assessReadiness(answers, lead.assessment.takenOn) };
}

/** What the report of a lead is computed from; null as above. */
export function answersOfLead({ values, assessment }: Assessed): Answers | null {
	return assessment?.modelVersion === currentModelVersion ? answersOfForm(values) : null;
}

/** Until when the report of a lead that arrived at a moment can be seen. */
export function reportExpiresAt(receivedAt: Date): Date {
	return new Date(receivedAt.getTime() + reportLifetimeInDays * day);
}
