import { memo, type Ref } from "react";
import { assessmentForm, assessmentSteps, stepOfField } from "#domain/forms/assessment-form.ts";
import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { AssessmentFields } from "#site/islands/assessment/AssessmentFields.tsx";
import type { AssessmentCopy } from "#site/islands/assessment/assessment-copy.ts";
import { LastReport } from "#site/islands/assessment/LastReport.tsx";
import { stepId } from "#site/islands/assessment/route.ts";
import { StepEnd } from "#site/islands/assessment/StepEnd.tsx";
import { ProblemSummary } from "#site/ui/ProblemSummary.tsx";

interface AssessmentStepsProps {
	readonly copy: AssessmentCopy;
	readonly problems: readonly FieldProblem[];
	/** The step to show, counted from 0; null shows all, as a page without script does. */
	readonly current: number | null;
	readonly typed?: Readonly<FormValues> | undefined;
	/** Names of the fields whose one answer can be taken back. */
	readonly chosen: readonly string[];
	readonly summary?: Ref<HTMLDivElement> | undefined;
}

/** The steps of the form. All of them are always there; one is shown at a time once there is script. */
export const AssessmentSteps = memo(function AssessmentSteps({
	copy: { messages, form },
	problems,
	current,
	typed,
	chosen,
	summary,
}: AssessmentStepsProps) {
	const count = assessmentSteps.length;
	const summaryStep = current ?? stepOfField(problems[0]?.field ?? "");
	return assessmentSteps.map(({ id, fields }, step) => (
		<section
			key={id}
			id={stepId(step)}
			className="form step"
			aria-labelledby={`${stepId(step)}-title`}
			hidden={current !== null && current !== step}
		>
			<div className="step-head">
				{current === 0 && step === 0 && <LastReport messages={messages} locale={form.locale} />}
				<p className="duration">{formatMessage(messages.position, { step: step + 1, count }, form.locale)}</p>
				<h2 id={`${stepId(step)}-title`} tabIndex={-1}>
					{messages.steps[id].title}
				</h2>
				<p>{messages.steps[id].lead}</p>
			</div>
			{problems.length > 0 && step === summaryStep && (
				<ProblemSummary
					form={assessmentForm}
					copy={form}
					fields={form.fields}
					problems={problems}
					{...(summary && { focus: summary })}
				/>
			)}
			<AssessmentFields
				{...{ fields, problems, typed, chosen }}
				copy={form}
				clearChoice={messages.clearChoice}
			/>
			<StepEnd step={step} messages={messages} form={form} />
		</section>
	));
});
