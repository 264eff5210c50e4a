import scriptCopy from "virtual:assessment-copy";
import { useMemo } from "react";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import { AnswersForm } from "#site/islands/assessment/AnswersForm.tsx";
import type { AssessmentCopy, AssessmentScriptCopy } from "#site/islands/assessment/assessment-copy.ts";
import { BadLink } from "#site/islands/assessment/BadLink.tsx";
import { fieldCopy } from "#site/islands/assessment/field-copy.ts";
import { PanelPlace } from "#site/islands/assessment/PanelPlace.tsx";
import { ReportPlace } from "#site/islands/assessment/ReportPlace.tsx";
import { StepProgress } from "#site/islands/assessment/StepProgress.tsx";
import { useAssessment } from "#site/islands/assessment/use-assessment.ts";
import { useStepCount } from "#site/islands/assessment/use-step-count.ts";
import { FormBoundary } from "#site/islands/FormBoundary.tsx";
import "#site/islands/assessment/assessment.css";
import "#site/islands/assessment/range-panel.css";
import "#site/ui/button.css";

interface AssessmentFormProps {
	/** The company's address, for the mail that is offered when nothing can be sent. */
	readonly email: string;
	/** Whether a lead service is behind the page. */
	readonly hasService: boolean;
}

/** The script's copy with that of the controls, which is in the page. */
function wholeCopy({ messages, form }: AssessmentScriptCopy): AssessmentCopy {
	return { messages, form: { ...form, fields: fieldCopy() } };
}

/**
 * The assessment: the form in steps with the range next to it, and the report in its place once it is sent. Rendered as
 * one long form that works by itself.
 */
export function AssessmentForm(props: AssessmentFormProps) {
	return (
		<FormBoundary form={assessmentForm.id} email={props.email} copy={scriptCopy.form}>
			<FormAndReport {...props} />
		</FormBoundary>
	);
}

function FormAndReport({ email, hasService }: AssessmentFormProps) {
	const copy = useMemo(() => wholeCopy(scriptCopy), []);
	const { messages } = copy;
	const assessment = useAssessment(hasService);
	const { route, delivery, retry, forget } = assessment;
	const current = route === null ? null : route.kind === "step" ? route.step : 0;
	useStepCount(route, hasService, delivery.kind !== "none");

	return (
		<div className="assessment">
			{route?.kind === "bad-link" && <BadLink error={route.error} />}
			{route?.kind === "report" && (
				<ReportPlace
					shared={route.shared}
					fragment={route.fragment}
					{...{ delivery, retry, forget, hasService, messages, email }}
					key={route.fragment}
				/>
			)}
			<div className="assessment-form" hidden={route?.kind === "report"}>
				<StepProgress messages={messages} current={current} />
				<AnswersForm {...{ copy, assessment, current, hasService }} />
				<PanelPlace answers={assessment.answers} />
			</div>
		</div>
	);
}
