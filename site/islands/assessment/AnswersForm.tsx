import { assessmentForm } from "#domain/forms/assessment-form.ts";
import { AssessmentSteps } from "#site/islands/assessment/AssessmentSteps.tsx";
import type { AssessmentCopy } from "#site/islands/assessment/assessment-copy.ts";
import { FormEnd } from "#site/islands/assessment/FormEnd.tsx";
import { formEvents } from "#site/islands/assessment/form-events.ts";
import type { AssessmentHook } from "#site/islands/assessment/use-assessment.ts";
import { DraftNote } from "#site/islands/DraftNote.tsx";
import { formTarget } from "#site/islands/form-target.ts";

interface AnswersFormProps {
	readonly copy: AssessmentCopy;
	readonly assessment: AssessmentHook;
	/** The step shown; null for all of them. */
	readonly current: number | null;
	readonly hasService: boolean;
}

/** The form in its steps. Without script it is one long form, which the browser sends. */
export function AnswersForm({ copy, assessment, current, hasService }: AnswersFormProps) {
	const { keptIn, clear, undo } = assessment;
	return (
		<form
			ref={assessment.element}
			className={hasService ? undefined : "needs-script"}
			{...formTarget(assessmentForm.id, hasService)}
			{...formEvents(assessment, current)}
		>
			<AssessmentSteps
				copy={copy}
				problems={assessment.problems}
				current={current}
				chosen={assessment.chosen}
				summary={assessment.summary}
			/>
			<FormEnd copy={copy.form}>
				<DraftNote copy={copy.form.draft} {...{ keptIn, clear, undo }} />
			</FormEnd>
		</form>
	);
}
