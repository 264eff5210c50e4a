/** The five dimensions of readiness, in the order in which they are shown. */
export const dimensions = ["strategy", "data", "technology", "people", "governance"] as const;
export type Dimension = (typeof dimensions)[number];

/** The ten optional questions of "Go deeper": control names, in the form's order. */
export const questions = [
	"sponsor",
	"useCase",
	"dataAccess",
	"dataQuality",
	"integration",
	"security",
	"training",
	"time",
	"rules",
	"review",
] as const;
export type Question = (typeof questions)[number];

/** The values of a question's control: five observable states, worth so many points, and "don't know". */
export const questionValues = ["0", "25", "50", "75", "100", "unknown"] as const;
export type QuestionValue = (typeof questionValues)[number];

/** The answers that there is something to be done for, lowest first. */
export const raisedValues = ["25", "50", "75", "100"] as const satisfies readonly QuestionValue[];
export type RaisedValue = (typeof raisedValues)[number];

/** What can be known of a business: `focus` is read from the challenges and interests, the rest are answers. */
export type Signal = "focus" | "experience" | Question;

/** Which signals make up each dimension. Experience counts in two of them. */
export const dimensionSignals = {
	strategy: ["focus", "sponsor", "useCase"],
	data: ["dataAccess", "dataQuality"],
	technology: ["experience", "integration", "security"],
	people: ["experience", "training", "time"],
	governance: ["rules", "review"],
} as const satisfies Record<Dimension, readonly Signal[]>;

/** 13: experience counts for two. */
export const signalCount = dimensions.reduce((count, id) => count + dimensionSignals[id].length, 0);
