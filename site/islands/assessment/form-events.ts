import type { FocusEvent, InputEvent, KeyboardEvent, MouseEvent, SubmitEvent } from "react";
import { assessmentSteps } from "#domain/forms/assessment-form.ts";
import { fetchReportAhead } from "#site/islands/assessment/report-loader.ts";
import { stepId } from "#site/islands/assessment/route.ts";
import type { AssessmentHook } from "#site/islands/assessment/use-assessment.ts";
import { takesValue } from "#site/islands/form-controls.ts";
import { isComposing } from "#site/ui/is-composing.ts";

/** What was pressed last, by a click of its own. */
let pressed: EventTarget | null = null;

const lastStep = assessmentSteps.length - 1;

/** What the form does when something happens in it. @param current the step shown; null without script */
export function formEvents(assessment: AssessmentHook, current: number | null) {
	return {
		onSubmit(event: SubmitEvent): void {
			event.preventDefault();
			assessment.submit();
		},
		/** Links of the form are real links; a step that is not complete is not left, and a problem's link opens its step. */
		onClick(event: MouseEvent): void {
			// The second press of a double click on "Next" falls on something of the next step.
			if (event.detail > 1 && event.target !== pressed) {
				event.preventDefault();
				return;
			}
			// A label's press is passed on to its control by a click that counts none.
			if (event.detail > 0) pressed = event.target;
			const link = event.target instanceof Element ? event.target.closest("a") : null;
			const field = link?.hash.match(/^#assessment-(\w+)$/)?.[1];
			if (field) assessment.goToField(field);
			const isNext = current !== null && link?.hash === `#${stepId(current + 1)}`;
			if (field || (isNext && !assessment.isStepComplete())) event.preventDefault();
		},
		/** Enter goes on; it sends from the steps only where the button to send is. */
		onKeyDown(event: KeyboardEvent): void {
			const isInput = event.target instanceof HTMLInputElement;
			if (event.key !== "Enter" || !isInput || current === null || current >= lastStep - 1) return;
			if (isComposing(event.nativeEvent)) return;
			event.preventDefault();
			if (assessment.isStepComplete()) location.hash = stepId(current + 1);
		},
		onFocus({ target }: FocusEvent): void {
			if (takesValue(target)) assessment.begin();
			// Fetched ahead, so that the report opens at once and also where the connection has gone by then.
			fetchReportAhead().catch(() => undefined);
		},
		onInput: ({ target }: InputEvent): void => assessment.change(target),
	};
}
