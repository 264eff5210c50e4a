import { type RefObject, useContext, useEffect, useRef } from "react";
import { assessmentForm, stepOfField } from "#domain/forms/assessment-form.ts";
import { type Route, stepId } from "#site/islands/assessment/route.ts";
import { IsFormAnew } from "#site/islands/FormBoundary.tsx";

interface StepsHook {
	/** Goes to a step and puts the focus on its title, also from the step itself. */
	readonly goToStep: (step: number) => void;
	/** Goes to the step of a field and puts the focus there. */
	readonly goToField: (field: string) => void;
	/** Goes to the step of a field and puts the focus on what is said above it. */
	readonly goToSummaryAt: (field: string) => void;
}

interface StepsOptions {
	readonly form: RefObject<HTMLFormElement | null>;
	readonly summary: RefObject<HTMLElement | null>;
}

function controlOf(field: string): HTMLElement | null {
	return document.getElementById(`${assessmentForm.id}-${field}`);
}

function showStep(form: HTMLElement | null, step: number): void {
	form?.closest(".assessment")?.scrollIntoView();
	document.getElementById(`${stepId(step)}-title`)?.focus({ preventScroll: true });
}

/** Moves focus along with the steps, so that a keyboard or a screen reader is where the page is. */
export function useSteps(route: Route | null, { form, summary }: StepsOptions): StepsHook {
	const wanted = useRef<() => HTMLElement | null>(null);
	const isFirst = useRef(!useContext(IsFormAnew));
	useEffect(() => {
		if (!route) return;
		// When the page has only just been opened, focus stays where the browser put it.
		const isOpening = isFirst.current;
		isFirst.current = false;
		if (route.kind !== "step" || (isOpening && location.hash === "")) return;
		// The place that the browser had found in the long form is gone.
		if (isOpening) {
			form.current?.closest(".assessment")?.scrollIntoView();
			return;
		}
		const target = wanted.current?.();
		wanted.current = null;
		if (target) {
			target.focus();
			return;
		}
		showStep(form.current, route.step);
	}, [route, form]);
	return {
		goToStep(step) {
			if (location.hash === `#${stepId(step)}`) showStep(form.current, step);
			else location.hash = stepId(step);
		},
		goToField(field) {
			const id = stepId(stepOfField(field));
			if (location.hash === `#${id}` || (location.hash === "" && stepOfField(field) === 0)) {
				return controlOf(field)?.focus();
			}
			wanted.current = () => controlOf(field);
			location.hash = id;
		},
		goToSummaryAt(field) {
			const id = stepId(stepOfField(field));
			if (location.hash === `#${id}`) return;
			wanted.current = () => summary.current;
			location.hash = id;
		},
	};
}
