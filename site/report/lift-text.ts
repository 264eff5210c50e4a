import type { LiftStep } from "#domain/readiness/lift-steps.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";

/** One change of the answers as text: what it is about, what the answer is today, and what it would be. */
export interface LiftText {
	readonly about: string;
	readonly from: string;
	readonly to: string;
}

export function liftText(step: LiftStep, { lift, labels }: ReportCopy): LiftText {
	switch (step.kind) {
		case "experience":
			return {
				about: lift.experience,
				from: step.from === "unknown" ? lift.unknown : labels.experience[step.from],
				to: labels.experience[step.to],
			};
		case "focus":
			return { about: lift.focus, from: lift.focusStates[step.from], to: lift.focusTo[`${step.to}`] };
		case "question": {
			const { label, options } = labels.questions[step.question];
			const from = step.from === "unknown" ? lift.unknown : options[step.from];
			return { about: label, from, to: options[step.to] };
		}
	}
}
