import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { formValuesOf } from "#domain/forms/assessment-answers.ts";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { type Route, readRoute } from "#site/islands/assessment/route.ts";
import { forgetSent, readSent } from "#site/islands/assessment/sent-values.ts";
import { clearDraft, isDraftKept, saveDraft, takeDraft } from "#site/islands/draft.ts";
import { emptyTexts, fillEmptyControls, readControls, replaceOptions } from "#site/islands/form-controls.ts";
import { forgetReports } from "#site/islands/report/past-reports.ts";

/** Milliseconds of quiet after which what was typed is kept: writing at each key would be felt on a slow phone. */
const debounceDelay = 300;

interface DraftHook {
	readonly saveSoon: () => void;
	/** Keeps at once what would be kept soon, so that nothing is kept after a submission has removed the draft. */
	readonly saveNow: () => void;
	/** What is in the form has been sent or cleared. */
	readonly remove: () => void;
	/** Forgets all that this device stores of the assessment. The form has the answers of the report that is shown, and no names. */
	readonly forget: () => void;
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

/** Does its work once nothing has asked for it for a while, or at once where it has been asked for. */
function useDebounced(work: () => void) {
	const timer = useRef(0);
	function stop(): void {
		window.clearTimeout(timer.current);
		timer.current = 0;
	}
	return {
		stop,
		soon(): void {
			stop();
			timer.current = window.setTimeout(work, debounceDelay);
		},
		now(): void {
			if (timer.current !== 0) work();
		},
	};
}

/** Forgets the reports and what was typed in this tab, and has what the browser keeps of another removed as this one's. */
function forgetOthers(form: HTMLFormElement | null): void {
	forgetReports();
	clearDraft(assessmentForm.id);
	takeDraft(assessmentForm.id);
	if (form) emptyTexts(form);
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
	const saving = useDebounced(store);
	/** Whether the form holds what was neither sent nor cleared. This page knows it also where storage is forbidden. */
	const isOwn = useRef(false);

	function store(): void {
		saving.stop();
		if (!element.current) return;
		const values = readControls(element.current, assessmentForm);
		isOwn.current = Object.values(values).some((value) => value.length > 0);
		saveDraft(assessmentForm.id, values);
	}

	function remove(): void {
		saving.stop();
		isOwn.current = false;
		clearDraft(assessmentForm.id);
		forgetSent();
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has arrived
	useEffect(() => {
		if (!element.current) return;
		const isUnsent = bringBack(element.current);
		onRestored(readControls(element.current, assessmentForm));
		if (isUnsent) store();
	}, []);

	useAtEnd(saving.now);

	/** Taken again, a report begins with its answers. */
	function beginAgain(): void {
		if (route?.kind !== "report" || !element.current) return;
		onFilled();
		replaceOptions(element.current, formValuesOf(route.shared.answers));
		onRestored(readControls(element.current, assessmentForm));
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once for each report that is opened
	useEffect(() => {
		// What the visitor has begun is theirs to send or to clear.
		if (!isOwn.current && !isDraftKept(assessmentForm.id)) beginAgain();
	}, [route]);

	return {
		...{ saveNow: saving.now, remove },
		forget() {
			forgetOthers(element.current);
			remove();
			beginAgain();
		},
		saveSoon() {
			isOwn.current = true;
			onFilled();
			saving.soon();
		},
	};
}
