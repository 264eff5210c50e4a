import type { Challenge, Experience, Industry } from "#domain/readiness/options.ts";
import type { Dimension, Question, QuestionValue } from "#domain/readiness/questions.ts";
import type { GateOutcome, Reason, RecommendationId } from "#domain/readiness/recommendations.ts";
import type { Task } from "#domain/readiness/roadmap-items.ts";
import type { CustomDevelopmentPhase, PhaseId, TrainingAudience } from "#domain/readiness/roadmap-plan.ts";
import type { FocusState } from "#domain/readiness/signals.ts";
import type { Stage } from "#domain/readiness/stage.ts";

import type { BadLinkWords, PanelWords } from "#site/islands/assessment/assessment-words.ts";

type Words<Key extends string> = Readonly<Record<Key, string>>;
type Titled = Readonly<{ title: string; text: string }>;

/** The gauge's words; `{stage}`, `{certainty}`, `{low}`, `{high}`, `{answered}` and `{all}` are filled in. */
type GaugeWords = Words<
	"name" | "outOf" | "range" | "exact" | "valueText" | "known" | "provisional" | "settled"
>;

export type DimensionWords = Words<"heading" | "lead" | "exact" | "open"> & {
	readonly valueText: Words<"exact" | "open" | "unknown">;
	readonly items: Readonly<Record<Dimension, Readonly<{ name: string; text: string }>>>;
};

type RecommendationWords = Words<"heading" | "lead" | "because" | "before" | "none" | "links" | "noAi"> & {
	readonly outcomes: Words<GateOutcome>;
	readonly reasons: Words<Reason["kind"]>;
	readonly gates: Words<GateOutcome>;
	readonly items: Readonly<Record<RecommendationId, Titled>>;
};

type TaskWords = Words<
	| Exclude<Task["kind"], "open-gate" | "next">
	| "open-gate-for"
	| "check-then-pilot-why"
	| "not-yet-why"
	| "gate"
	| "hold-workshop-why"
	| "measure-why"
	| "custom-development-why"
	| "phase"
> & {
	readonly "open-gate": Words<"fail" | "check-first">;
	readonly next: Words<GateOutcome>;
};

export type RoadmapWords = Words<
	"heading" | "lead" | "week" | "weeks" | "open" | "dates" | "starts" | "christmas" | "empty"
> & {
	readonly phases: Words<PhaseId>;
	readonly tasks: TaskWords;
	readonly training: Words<TrainingAudience>;
	readonly development: Words<CustomDevelopmentPhase["id"]>;
	/** What the work on a dimension is. */
	readonly work: Words<Dimension>;
};

type LiftWords = Words<
	"heading" | "one" | "many" | "none" | "from" | "to" | "unknown" | "experience" | "focus"
> & {
	readonly focusStates: Words<FocusState>;
	readonly focusTo: Words<"50" | "100">;
};

export type FigureWords = Words<"heading" | "lead" | "source"> & {
	readonly items: readonly Words<"figure" | "text" | "source">[];
	readonly sources: Readonly<Record<string, Words<"title" | "url">>>;
};

type ActionWords = Words<
	| "heading"
	| "print"
	| "copy"
	| "calendar"
	| "again"
	| "note"
	| "copied"
	| "copyFailed"
	| "saved"
	| "file"
	| "calendarName"
>;

type CompareWords = Words<"heading" | "lead" | "what" | "score" | "stage" | "change" | "same">;
export type DeliveryWords = Words<
	"sending" | "failed" | "retry" | "mail" | "composed" | "due" | "reference"
> & {
	readonly receipt: string;
	/** Of the mail that is offered in place of sending. */
	readonly subject: string;
};

/** A page of the site that the report leads to. */
export type ReportLink = Words<"name" | "href">;

/** Everything that the report says. Braces in a text are places that the report fills in. */
export interface ReportWords {
	readonly title: string;
	readonly taken: string;
	readonly gauge: GaugeWords;
	readonly stages: Words<Stage>;
	readonly capped: string;
	readonly provisional: string;
	readonly dimensions: DimensionWords;
	readonly recommendations: RecommendationWords;
	readonly roadmap: RoadmapWords;
	readonly lift: LiftWords;
	readonly figures: FigureWords;
	readonly actions: ActionWords;
	readonly compare: CompareWords;
	readonly delivery: DeliveryWords;
	readonly method: Words<"text" | "label" | "href">;
	readonly disclaimer: string;
	/** What the form calls its choices and questions. */
	readonly labels: {
		readonly industry: Words<Industry>;
		readonly challenges: Words<Challenge>;
		readonly experience: Words<Experience>;
		readonly questions: Readonly<
			Record<Question, { readonly label: string; readonly options: Words<QuestionValue> }>
		>;
	};
	readonly services: Readonly<Record<string, ReportLink>>;
	readonly products: Readonly<Record<string, ReportLink>>;
	/** The page of each industry that has one. */
	readonly industries: Readonly<Partial<Record<Industry, ReportLink>>>;
	readonly host: string;
}

/** What the browser fetches after the form: the words of the panel beside it, of the report, and of a link that opens none. */
export interface LaterWords {
	readonly panel: PanelWords;
	readonly badLink: BadLinkWords;
	readonly toasts: Words<"sent" | "cleared">;
	readonly report: ReportWords;
}
