import type { CalendarDate } from "#domain/readiness/calendar.ts";
import type { Interest } from "#domain/readiness/options.ts";
import type { Dimension } from "#domain/readiness/questions.ts";
import type { GateOutcome, GateResult } from "#domain/readiness/recommendations.ts";
import type { CustomDevelopmentPhase, PhaseId, TrainingAudience } from "#domain/readiness/roadmap-plan.ts";

/** `endWeek` is the last week of the work, counted in; null: open-ended. */
export interface Weeks {
	startWeek: number;
	endWeek: number | null;
}

/** The Monday of the first week and the Friday of the last; null: open-ended. */
export interface Dates {
	startsOn: CalendarDate;
	endsOn: CalendarDate | null;
}

export type Task =
	/** Work on a dimension until it reaches what the named recommendations need, or find out that it does. */
	| {
			kind: "open-gate";
			dimension: Dimension;
			/** The highest of the figures needed, in points. */
			needed: number;
			outcome: "fail" | "check-first";
			recommendations: Interest[];
			/** It is also among the dimensions under 40. */
			isWeak: boolean;
	  }
	/** A dimension under 40 that no gate asks for. */
	| { kind: "strengthen"; dimension: Dimension }
	| { kind: "training"; audience: TrainingAudience; days: { least: number; most: number } }
	| { kind: "pilot"; recommendation: Interest }
	/** The first recommendation, once its unchecked gates are found to pass. */
	| { kind: "check-then-pilot"; recommendation: Interest; gates: GateResult[] }
	/** Not yet: the first recommendation's gate fails, and these are the gates to open. */
	| { kind: "not-yet"; recommendation: Interest; gates: GateResult[] }
	| { kind: "hold-workshop" }
	| { kind: "roll-out"; recommendation: Interest }
	/** Measure what was piloted against the starting point. */
	| { kind: "measure"; recommendation: Interest }
	/** The first recommendation that was not piloted, and whether its gates pass today. */
	| { kind: "next"; recommendation: Interest; outcome: GateOutcome }
	| { kind: "act-on-workshop" }
	/** An offer; `endWeek` is when it ends if every phase takes its longest. */
	| { kind: "custom-development"; service: string; phases: readonly CustomDevelopmentPhase[] };

export type ScheduledTask = Task & Weeks;

export type RoadmapItem = ScheduledTask & Dates;

export interface RoadmapPhase extends Weeks, Dates {
	phase: PhaseId;
	/** May be empty in "prepare": nothing is in the way of the pilot. */
	items: RoadmapItem[];
}

export interface Roadmap {
	/** The Monday of week 1. */
	startsOn: CalendarDate;
	/** Prepare, pilot, scale. */
	phases: RoadmapPhase[];
}
