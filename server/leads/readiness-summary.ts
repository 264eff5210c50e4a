import type { Lead } from "#domain/leads/lead.ts";
import { answersOfLead } from "#domain/leads/lead-report.ts";
import { certaintyOf, measureReadiness } from "#domain/readiness/measure.ts";
import type { Stage } from "#domain/readiness/stage.ts";
import { shownRange } from "#domain/readiness/units.ts";

/** The head of an assessment's report, in whole points as the visitor saw them. */
export interface ReadinessSummary {
	readonly score: number;
	readonly low: number;
	readonly high: number;
	readonly stage: Stage;
	readonly isProvisional: boolean;
}

/** Null for a lead without a report, and for a report without a figure, because nothing was answered. */
export function readinessSummary(lead: Lead): ReadinessSummary | null {
	const answers = answersOfLead(lead);
	if (answers === null) return null;
	const measure = measureReadiness(answers);
	if (certaintyOf(measure) === "none") return null;
	const { overall, stage, isProvisional } = measure;
	return { ...shownRange(overall), stage, isProvisional };
}
