import { type RefObject, useEffect, useState } from "react";
import { assessmentForm, assessmentSteps } from "#domain/forms/assessment-form.ts";
import { type CheckedForm, checkForm, withoutCorrected } from "#domain/forms/check-form.ts";
import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import { fieldOf, readControls } from "#site/islands/form-controls.ts";

/** What is to correct. Once the visitor has begun with it, the focus stays with them. */
interface Refusal {
	readonly problems: readonly FieldProblem[];
	readonly isCorrecting: boolean;
}

interface FormCheckHook {
	readonly problems: readonly FieldProblem[];
	/** The focus goes to the summary of the problems, if there are any. */
	readonly setProblems: (problems: readonly FieldProblem[]) => void;
	readonly check: () => CheckedForm;
	/** Shows the problems of one step. */
	readonly checkStep: (step: number) => boolean;
	/** Takes away the problem of a control that has been corrected. */
	readonly correct: (control: EventTarget, values: FormValues) => void;
}

/** Checks the form in the browser, and holds what is to correct. */
export function useFormCheck(
	element: RefObject<HTMLFormElement | null>,
	summary: RefObject<HTMLElement | null>,
): FormCheckHook {
	const [{ problems, isCorrecting }, setRefusal] = useState<Refusal>({ problems: [], isCorrecting: false });
	useEffect(() => {
		// The script's own errors are next to the fields; the browser's can't point at a step that is not shown.
		if (element.current) element.current.noValidate = true;
	}, [element]);
	useEffect(() => {
		if (problems.length > 0 && !isCorrecting) summary.current?.focus();
	}, [problems, isCorrecting, summary]);

	function setProblems(found: readonly FieldProblem[]): void {
		setRefusal({ problems: found, isCorrecting: false });
	}

	function check(): CheckedForm {
		return checkForm(assessmentForm, element.current ? readControls(element.current, assessmentForm) : {});
	}

	return {
		...{ problems, setProblems, check },
		checkStep(step) {
			const fields: readonly string[] = assessmentSteps[step]?.fields ?? [];
			const checked = check();
			const found = checked.ok ? [] : checked.problems.filter(({ field }) => fields.includes(field));
			setProblems(found);
			return found.length === 0;
		},
		correct(control, values) {
			const left = withoutCorrected(problems, assessmentForm, values, fieldOf(control));
			if (left !== problems) setRefusal({ problems: left, isCorrecting: true });
		},
	};
}
