import type { Answers } from "#domain/readiness/answers.ts";
import type { Experience } from "#domain/readiness/options.ts";
import type { QuestionValue, Signal } from "#domain/readiness/questions.ts";
import { interestsAddress } from "#domain/readiness/recommendation-table.ts";
import { type Units, unitsOf } from "#domain/readiness/units.ts";

export const experiencePoints = { none: 0, basic: 33, some: 67, advanced: 100 } as const satisfies Record<
	Experience,
	number
>;

/** How well the ticked challenges and interests fit together. */
export const focusStates = ["unknown", "too-many", "one-list", "unmatched", "matched"] as const;
export type FocusState = (typeof focusStates)[number];

/** Null: not known. */
export const focusPoints = {
	unknown: null,
	"too-many": 50,
	"one-list": 50,
	unmatched: 50,
	matched: 100,
} as const satisfies Record<FocusState, number | null>;

/** More ticks than this in either list are no focus. */
export const focusLimit = 5;

/** What an unknown signal counts as in the headline: base + share × the points of experience. */
export const prior = { base: 20, share: { of: 5, parts: 2 }, experienceWhenUnknown: 33 } as const;

/** Points of 100 by signal; null: not known. */
export type SignalPoints = Record<Signal, number | null>;

/** From the ticks alone. Too many in one list is no focus, whatever is in the other. */
export function focusState({ challenges, interests }: Pick<Answers, "challenges" | "interests">): FocusState {
	if (challenges.length === 0 && interests.length === 0) return "unknown";
	if (challenges.length > focusLimit || interests.length > focusLimit) return "too-many";
	if (challenges.length === 0 || interests.length === 0) return "one-list";
	return interestsAddress(interests, challenges) ? "matched" : "unmatched";
}

function questionPoints(value: QuestionValue | undefined): number | null {
	return value === undefined || value === "unknown" ? null : Number(value);
}

/** What was left out and what was answered by "unknown" are both not known. */
export function signalPointsOf(answers: Answers): SignalPoints {
	return {
		focus: focusPoints[focusState(answers)],
		experience: answers.experience === undefined ? null : experiencePoints[answers.experience],
		sponsor: questionPoints(answers.sponsor),
		useCase: questionPoints(answers.useCase),
		dataAccess: questionPoints(answers.dataAccess),
		dataQuality: questionPoints(answers.dataQuality),
		integration: questionPoints(answers.integration),
		security: questionPoints(answers.security),
		training: questionPoints(answers.training),
		time: questionPoints(answers.time),
		rules: questionPoints(answers.rules),
		review: questionPoints(answers.review),
	};
}

/** What an unknown signal counts as in the headline, given the experience that is known. */
export function priorUnits(experience: number | null): Units {
	const points = experience ?? prior.experienceWhenUnknown;
	return unitsOf(prior.base) + (unitsOf(points) * prior.share.parts) / prior.share.of;
}
