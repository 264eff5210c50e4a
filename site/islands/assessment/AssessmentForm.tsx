import scriptCopy from "virtual:assessment-copy";
import {
	type FocusEvent,
	type KeyboardEvent,
	type MouseEvent,
	type ReactNode,
	type SubmitEvent,
	useMemo,
} from "react";
import { assessmentForm, assessmentSteps } from "#domain/forms/assessment-form.ts";
import { AssessmentSteps } from "#site/islands/assessment/AssessmentSteps.tsx";
import type { AssessmentCopy, AssessmentScriptCopy } from "#site/islands/assessment/assessment-copy.ts";
import { BadLink } from "#site/islands/assessment/BadLink.tsx";
import { FormEnd } from "#site/islands/assessment/FormEnd.tsx";
import { fieldCopy } from "#site/islands/assessment/field-copy.ts";
import { PanelPlace } from "#site/islands/assessment/PanelPlace.tsx";
import { ReportPlace } from "#site/islands/assessment/ReportPlace.tsx";
import { loadReport } from "#site/islands/assessment/report-loader.ts";
import { stepId } from "#site/islands/assessment/route.ts";
import { StepProgress } from "#site/islands/assessment/StepProgress.tsx";
import { useAssessment } from "#site/islands/assessment/use-assessment.ts";
import { useStepCount } from "#site/islands/assessment/use-step-count.ts";
import { takesValue } from "#site/islands/held-form-key.ts";
import "#site/islands/assessment/assessment.css";
import "#site/islands/assessment/range-panel.css";
import "#site/ui/button.css";

interface AssessmentFormProps {
	/** The company's address, for the mail that is offered when nothing can be sent. */
	readonly email: string;
	/** Whether a lead service is behind the page. */
	readonly hasService: boolean;
	/** The panel before the first answer, rendered in the page. */
	readonly children?: ReactNode;
}

/** The script's copy with that of the controls, which is in the page. */
function wholeCopy({ messages, form }: AssessmentScriptCopy): AssessmentCopy {
	return { messages, form: { ...form, fields: fieldCopy() } };
}

const lastStep = assessmentSteps.length - 1;

/**
 * The assessment: the form in steps with the range next to it, and the report in its place once it is sent. Rendered as
 * one long form that works by itself.
 */
export function AssessmentForm({ email, hasService, children }: AssessmentFormProps) {
	const copy = useMemo(() => wholeCopy(scriptCopy), []);
	const { messages, form } = copy;
	const assessment = useAssessment(hasService);
	const { route, element, delivery, retry } = assessment;
	const current = route === null ? null : route.kind === "step" ? route.step : 0;
	useStepCount(route, hasService, delivery.kind !== "none");

	function submit(event: SubmitEvent): void {
		event.preventDefault();
		assessment.submit();
	}

	/** Links of the form are real links; a step that is not complete is not left, and a problem's link opens its step. */
	function follow(event: MouseEvent): void {
		const link = event.target instanceof Element ? event.target.closest("a") : null;
		const field = link?.hash.match(/^#assessment-(\w+)$/)?.[1];
		if (field) assessment.goToField(field);
		const isNext = current !== null && link?.hash === `#${stepId(current + 1)}`;
		if (field || (isNext && !assessment.isStepComplete())) event.preventDefault();
	}

	/** Enter goes on; it sends from the steps only where the button to send stands. */
	function press(event: KeyboardEvent): void {
		const isInput = event.target instanceof HTMLInputElement;
		if (event.key !== "Enter" || !isInput || current === null || current >= lastStep - 1) return;
		event.preventDefault();
		if (assessment.isStepComplete()) location.hash = stepId(current + 1);
	}

	function begin({ target }: FocusEvent): void {
		if (takesValue(target)) assessment.begin();
		// Fetched ahead, so that the report opens at once and also where the connection has gone by then.
		loadReport().catch(() => undefined);
	}

	return (
		<div className="assessment">
			{route?.kind === "bad-link" && <BadLink error={route.error} />}
			{route?.kind === "report" && (
				<ReportPlace
					shared={route.shared}
					fragment={route.fragment}
					{...{ delivery, retry, messages, email }}
					key={route.fragment}
				/>
			)}
			<div className="assessment-form" hidden={route?.kind === "report"}>
				<StepProgress messages={messages} current={current} />
				<form
					ref={element}
					className={hasService ? undefined : "needs-script"}
					action={`/forms/${assessmentForm.id}`}
					method="post"
					onSubmit={submit}
					onClick={follow}
					onKeyDown={press}
					onFocus={begin}
					onInput={({ target }) => assessment.change(target)}
				>
					<AssessmentSteps
						copy={copy}
						problems={assessment.problems}
						current={current}
						summary={assessment.summary}
					/>
					<FormEnd copy={form} hasDraft={assessment.hasDraft} clear={assessment.clear} />
				</form>
				<PanelPlace answers={assessment.answers} unanswered={children} />
			</div>
		</div>
	);
}
