import { answersOfForm } from "#domain/forms/assessment-answers.ts";
import type { Lead } from "#domain/leads/lead.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { assessReadiness, MODEL_VERSION, type ReadinessReport } from "#domain/readiness/report.ts";

export interface LeadReport {
	/** What the report was computed from: nothing about a person. */
	readonly answers: Answers;
	readonly report: ReadinessReport;
}

/** How long the service shows a report at its address. */
export const reportLifetimeInDays = 30;

/**
 * The report that the visitor saw, computed again from what is stored. Null for other forms, and for an assessment by
 * another version of the model, of which this one would say something else.
 */
export function reportOfLead({ values, assessment }: Pick<Lead, "values" | "assessment">): LeadReport | null {
	if (assessment === null || assessment.modelVersion !== MODEL_VERSION) return null;
	const answers = answersOfForm(values);
	return { answers, report: assessReadiness(answers, assessment.takenOn) };
}

/** Until when the report of a lead that arrived at a moment can be seen. */
export function reportExpiresAt(receivedAt: Date): Date {
	return new Date(receivedAt.getTime() + reportLifetimeInDays * 24 * 60 * 60 * 1000);
}
