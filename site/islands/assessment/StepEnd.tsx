import { assessmentSteps } from "#domain/forms/assessment-form.ts";
import type { PageCopy } from "#site/islands/assessment/assessment-copy.ts";
import { stepId } from "#site/islands/assessment/route.ts";
import { formatMessage } from "#site/ui/form-copy.ts";

interface StepEndProps {
	readonly step: number;
	readonly page: PageCopy;
	readonly submit: string;
}

/** The way on from a step and back. Links, so that Back in the browser is the way back here too. */
export function StepEnd({ step, page, submit }: StepEndProps) {
	const next = assessmentSteps[step + 1];
	const isLast = next === undefined;
	// From the step before the optional one, the report can be had at once.
	const canSubmit = step >= assessmentSteps.length - 2;
	return (
		<div className={isLast ? "actions step-end" : "actions step-end needs-script"}>
			{canSubmit && (
				<button className="button" type="submit">
					{submit}
				</button>
			)}
			{next && (
				<a className={canSubmit ? "button secondary" : "button"} href={`#${stepId(step + 1)}`}>
					{canSubmit ? page.deeper : formatMessage(page.next, { title: page.steps[next.id].title })}
				</a>
			)}
			{step > 0 && (
				<a className="step-back needs-script" href={`#${stepId(step - 1)}`}>
					{page.back}
				</a>
			)}
		</div>
	);
}
