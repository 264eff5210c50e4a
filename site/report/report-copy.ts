import type { Challenge, Experience, Industry } from "#domain/readiness/options.ts";
import type { Dimension, Question, QuestionValue } from "#domain/readiness/questions.ts";
import type { GateOutcome, Reason, RecommendationId } from "#domain/readiness/recommendations.ts";
import type { Task } from "#domain/readiness/roadmap-items.ts";
import type { CustomDevelopmentPhase, PhaseId, TrainingAudience } from "#domain/readiness/roadmap-plan.ts";
import type { FocusState } from "#domain/readiness/signals.ts";
import type { Stage } from "#domain/readiness/stage.ts";

type Copy<Key extends string> = Readonly<Record<Key, string>>;
type Titled = Readonly<{ title: string; text: string }>;

/** The gauge's words; `{stage}`, `{certainty}`, `{low}`, `{high}`, `{answered}` and `{all}` are filled in. */
type GaugeCopy = Copy<
	"name" | "outOf" | "range" | "exact" | "valueText" | "known" | "provisional" | "settled"
>;

export type DimensionCopy = Copy<"heading" | "lead" | "exact" | "open"> & {
	readonly valueText: Copy<"exact" | "open" | "unknown">;
	readonly items: Readonly<Record<Dimension, Readonly<{ name: string; text: string }>>>;
};

type RecommendationCopy = Copy<"heading" | "lead" | "because" | "before" | "none" | "links" | "noAi"> & {
	readonly outcomes: Copy<GateOutcome>;
	readonly reasons: Copy<Reason["kind"]>;
	readonly gates: Copy<GateOutcome>;
	readonly items: Readonly<Record<RecommendationId, Titled>>;
};

type TaskCopy = Copy<
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
	readonly "open-gate": Copy<"fail" | "check-first">;
	readonly next: Copy<GateOutcome>;
};

export type RoadmapCopy = Copy<
	"heading" | "lead" | "week" | "weeks" | "open" | "dates" | "starts" | "christmas" | "empty"
> & {
	readonly phases: Copy<PhaseId>;
	readonly tasks: TaskCopy;
	readonly training: Copy<TrainingAudience>;
	readonly development: Copy<CustomDevelopmentPhase["id"]>;
	/** What the work on a dimension is. */
	readonly work: Copy<Dimension>;
};

type LiftCopy = Copy<
	"heading" | "one" | "many" | "none" | "from" | "to" | "unknown" | "experience" | "focus"
> & {
	readonly focusStates: Copy<FocusState>;
	readonly focusTo: Copy<"50" | "100">;
};

export type FigureCopy = Copy<"heading" | "lead" | "source"> & {
	readonly items: readonly Copy<"figure" | "text" | "source">[];
	readonly sources: Readonly<Record<string, Copy<"title" | "url">>>;
};

type ActionCopy = Copy<
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

type CompareCopy = Copy<"heading" | "lead" | "what" | "score" | "stage" | "change" | "same">;
export type DeliveryCopy = Copy<
	"sending" | "failed" | "retry" | "mail" | "composed" | "due" | "reference"
> & {
	readonly receipt: string;
	/** Of the mail that is offered in place of sending it. */
	readonly subject: string;
};

/** A page of the site that the report leads to. */
export type ReportLink = Copy<"name" | "href">;

/** Everything that the report says. Braces in a text are places that the report fills in. */
export interface ReportCopy {
	readonly title: string;
	readonly taken: string;
	readonly gauge: GaugeCopy;
	readonly stages: Copy<Stage>;
	readonly capped: string;
	readonly provisional: string;
	readonly dimensions: DimensionCopy;
	readonly recommendations: RecommendationCopy;
	readonly roadmap: RoadmapCopy;
	readonly lift: LiftCopy;
	readonly figures: FigureCopy;
	readonly actions: ActionCopy;
	readonly compare: CompareCopy;
	readonly delivery: DeliveryCopy;
	readonly method: Copy<"text" | "label" | "href">;
	readonly disclaimer: string;
	/** What the form calls its choices and questions. */
	readonly labels: {
		readonly industry: Copy<Industry>;
		readonly challenges: Copy<Challenge>;
		readonly experience: Copy<Experience>;
		readonly questions: Readonly<
			Record<Question, { readonly label: string; readonly options: Copy<QuestionValue> }>
		>;
	};
	readonly services: Readonly<Record<string, ReportLink>>;
	readonly products: Readonly<Record<string, ReportLink>>;
	/** The page of each industry that has one. */
	readonly industries: Readonly<Partial<Record<Industry, ReportLink>>>;
	readonly host: string;
}
