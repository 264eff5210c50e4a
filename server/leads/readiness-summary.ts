import type { Lead } from "#domain/leads/lead.ts";
import { reportOfLead } from "#domain/leads/lead-report.ts";
import type { Stage } from "#domain/readiness/stage.ts";
import { shownPoints } from "#domain/readiness/units.ts";

/** The head of an assessment's report, in whole points as the visitor saw them. */
export interface ReadinessSummary {
	readonly score: number;
	readonly low: number;
	readonly high: number;
	readonly stage: Stage;
	readonly isProvisional: boolean;
}

/** Null for a lead without a report. */
export function readinessSummary(lead: Lead): ReadinessSummary | null {
	const found = reportOfLead(lead);
	if (found === null) return null;
	const { overall, stage, isProvisional } = found.report.measure;
	return {
		score: shownPoints(overall.score),
		low: shownPoints(overall.low),
		high: shownPoints(overall.high),
		stage,
		isProvisional,
	};
}
