import { assessmentSteps } from "#domain/forms/assessment-form.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { AssessmentFormCopy, StepMessages } from "#site/islands/assessment/assessment-copy.ts";
import { stepId } from "#site/islands/assessment/route.ts";

interface StepEndProps {
	readonly step: number;
	readonly messages: StepMessages;
	readonly form: Pick<AssessmentFormCopy, "submit" | "locale">;
}

/** The way on from a step and back. Links, so that Back in the browser is the way back here too. */
export function StepEnd({ step, messages, form }: StepEndProps) {
	const next = assessmentSteps[step + 1];
	const isLast = next === undefined;
	// From the step before the optional one, the report can be had at once.
	const canSubmit = step >= assessmentSteps.length - 2;
	return (
		<div className={isLast ? "actions step-end" : "actions step-end needs-script"}>
			{canSubmit && (
				<button className="button" type="submit">
					{form.submit}
				</button>
			)}
			{next && (
				<a className={canSubmit ? "button secondary" : "button"} href={`#${stepId(step + 1)}`}>
					{canSubmit ? messages.deeper : formatMessage(messages.next, messages.steps[next.id], form.locale)}
				</a>
			)}
			{step > 0 && (
				<a className="step-back needs-script" href={`#${stepId(step - 1)}`}>
					{messages.back}
				</a>
			)}
		</div>
	);
}
