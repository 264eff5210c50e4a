import { type RefObject, startTransition, useRef } from "react";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { FieldProblem, FormValues } from "#domain/forms/field.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { toast } from "#site/islands/assessment/report-loader.ts";
import { type Route, useRoute } from "#site/islands/assessment/route.ts";
import { keepSent } from "#site/islands/assessment/sent-values.ts";
import { useAnswers } from "#site/islands/assessment/use-answers.ts";
import { useDraft } from "#site/islands/assessment/use-draft.ts";
import { useFormCheck } from "#site/islands/assessment/use-form-check.ts";
import { useSteps } from "#site/islands/assessment/use-steps.ts";
import { useSubmission } from "#site/islands/assessment/use-submission.ts";
import type { Delivery } from "#site/islands/delivery.ts";
import type { DraftPlace } from "#site/islands/draft-places.ts";
import { isOption, readControls } from "#site/islands/form-controls.ts";
import { useClearing } from "#site/islands/use-clearing.ts";

export interface AssessmentHook {
	readonly route: Route | null;
	readonly answers: Answers;
	/** Names of the fields that have their one answer. */
	readonly chosen: readonly string[];
	readonly problems: readonly FieldProblem[];
	readonly delivery: Delivery;
	readonly keptIn: DraftPlace | null;
	readonly element: RefObject<HTMLFormElement | null>;
	readonly summary: RefObject<HTMLDivElement | null>;
	/** Something was typed or chosen. */
	readonly change: (control: EventTarget) => void;
	readonly begin: () => void;
	/** Whether the step shown may be left forwards; what is missing is shown. */
	readonly isStepComplete: () => boolean;
	readonly submit: () => void;
	readonly retry: () => void;
	readonly forget: () => void;
	readonly clear: () => void;
	/** Brings back what was in the form before it was cleared; null where it was not. */
	readonly undo: (() => void) | null;
	readonly goToField: (field: string) => void;
}

/** What the assessment does in the browser: keeps a draft, measures, checks, shows the report and sends the values. */
export function useAssessment(hasService: boolean): AssessmentHook {
	const element = useRef<HTMLFormElement>(null);
	const summary = useRef<HTMLDivElement>(null);
	const route = useRoute();
	const { goToStep, goToField, goToSummaryAt } = useSteps(route, { form: element, summary });
	const { answers, chosen, takeAnswers } = useAnswers();
	const { empty, fill, ...clearing } = useClearing(assessmentForm.id, element, takeAnswers);
	const { saveSoon, saveNow, remove, forget } = useDraft(element, route, takeAnswers, fill);
	const { problems, setProblems, check, checkStep, correct } = useFormCheck(element, summary);
	const outcomes = { onRefused: refuse, onStored, onForgotten: forget };
	const { submit, ...sent } = useSubmission({ element, route, hasService, ...outcomes });

	function refuse(found: readonly FieldProblem[]): void {
		setProblems(found);
		goToSummaryAt(found[0]?.field ?? "");
	}

	function onStored(sent: FormValues): void {
		const now = check();
		// Who has gone back from the report may have changed the answers since; these are not sent.
		if (now.ok && JSON.stringify(now.values) === JSON.stringify(sent)) remove();
		keepSent(sent);
	}

	return {
		...{ route, answers, chosen, problems, element, summary, goToField, ...clearing, ...sent },
		// Below a link that opens no report is the first step.
		isStepComplete: () => checkStep(route?.kind === "step" ? route.step : 0),
		submit() {
			const checked = check();
			if (!checked.ok) return refuse(checked.problems);
			setProblems([]);
			saveNow();
			submit(checked.values);
		},
		change(control) {
			saveSoon();
			const isChoice = isOption(control);
			if (!element.current || (!isChoice && problems.length === 0)) return;
			const values = readControls(element.current, assessmentForm);
			correct(control, values);
			if (isChoice) startTransition(() => takeAnswers(values));
		},
		clear() {
			saveNow();
			empty();
			remove();
			setProblems([]);
			toast("cleared");
			goToStep(0);
		},
	};
}
