import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { formValuesOf } from "#domain/forms/assessment-answers.ts";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { type Route, readRoute } from "#site/islands/assessment/route.ts";
import { forgetSent, readSent } from "#site/islands/assessment/sent-values.ts";
import { clearDraft, isDraftKept, saveDraft, takeDraft } from "#site/islands/draft.ts";
import { fillEmptyControls, readControls, replaceOptions } from "#site/islands/form-controls.ts";

/** Milliseconds of quiet after which what was typed is kept: writing at each key would be felt on a slow phone. */
const debounceDelay = 300;

interface DraftHook {
	readonly saveSoon: () => void;
	/** Keeps at once what would be kept soon, so that nothing is kept after a submission has removed the draft. */
	readonly saveNow: () => void;
	/** What is in the form has been sent or cleared. */
	readonly remove: () => void;
}

/** Puts into the form what this device keeps of it. @returns whether what then is in it has yet to be sent */
function bringBack(form: HTMLFormElement): boolean {
	const draft = takeDraft(assessmentForm.id);
	const hasDraft = Object.keys(draft).length > 0;
	const isReport = readRoute(location.hash)?.kind === "report";
	// Behind a report, browsers bring back what was in the form when it was sent, or when another report was read.
	if (isReport && hasDraft) form.reset();
	// An address without a step or a report begins anew.
	fillEmptyControls(form, hasDraft || location.hash === "" ? draft : readSent());
	return hasDraft || !isReport;
}

/** Saves when the page is left, and when the form goes: as a layout effect it ends while the form is still there. */
function useAtEnd(save: () => void): void {
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as every render saves the same
	useLayoutEffect(() => {
		addEventListener("pagehide", save);
		return () => {
			save();
			removeEventListener("pagehide", save);
		};
	}, []);
}

/**
 * Keeps what is typed on this device and brings it back, or begins with the answers of a link where there is nothing
 * to lose; `onRestored` hears what then is in the form, and `onFilled` that something else than before is.
 */
export function useDraft(
	element: RefObject<HTMLFormElement | null>,
	route: Route | null,
	onRestored: (values: FormValues) => void,
	onFilled: () => void,
): DraftHook {
	const timer = useRef(0);
	/** Whether the form holds what was neither sent nor cleared. This page knows it also where storage is forbidden. */
	const isOwn = useRef(false);

	function stopTimer(): void {
		window.clearTimeout(timer.current);
		timer.current = 0;
	}

	function store(): void {
		stopTimer();
		if (!element.current) return;
		const values = readControls(element.current, assessmentForm);
		isOwn.current = Object.values(values).some((value) => value.length > 0);
		saveDraft(assessmentForm.id, values);
	}

	function remove(): void {
		stopTimer();
		isOwn.current = false;
		clearDraft(assessmentForm.id);
		forgetSent();
	}

	function saveNow(): void {
		if (timer.current !== 0) store();
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has arrived
	useEffect(() => {
		if (!element.current) return;
		const isUnsent = bringBack(element.current);
		onRestored(readControls(element.current, assessmentForm));
		if (isUnsent) store();
	}, []);

	useAtEnd(saveNow);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each report that is opened
	useEffect(() => {
		// Taken again, a report begins with its answers. What the visitor has begun is theirs to send or to clear.
		if (route?.kind !== "report" || !element.current || isOwn.current) return;
		if (isDraftKept(assessmentForm.id)) return;
		onFilled();
		replaceOptions(element.current, formValuesOf(route.shared.answers));
		onRestored(readControls(element.current, assessmentForm));
	}, [route]);

	return {
		...{ saveNow, remove },
		saveSoon() {
			isOwn.current = true;
			onFilled();
			window.clearTimeout(timer.current);
			timer.current = window.setTimeout(store, debounceDelay);
		},
	};
}
