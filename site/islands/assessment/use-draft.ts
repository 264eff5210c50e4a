import { type RefObject, useEffect, useRef } from "react";
import { assessmentForm } from "#domain/forms/assessment-form.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { readRoute } from "#site/islands/assessment/route.ts";
import { clearDraft, saveDraft, takeDraft } from "#site/islands/draft.ts";
import { fillEmptyControls, readControls } from "#site/islands/form-controls.ts";

/** Milliseconds of quiet after which what was typed is kept: writing at each key would be felt on a slow phone. */
const quiet = 300;

interface DraftHook {
	readonly saveSoon: () => void;
	/** Keeps at once what would be kept soon, so that nothing is kept after a submission has removed the draft. */
	readonly saveNow: () => void;
	readonly forget: () => void;
}

/** Keeps what is typed on this device and brings it back; `onRestored` hears what then is in the form. */
export function useDraft(
	element: RefObject<HTMLFormElement | null>,
	onRestored: (values: FormValues) => void,
): DraftHook {
	const timer = useRef(0);

	function store(): void {
		window.clearTimeout(timer.current);
		timer.current = 0;
		if (element.current) saveDraft(assessmentForm.id, readControls(element.current, assessmentForm));
	}

	function saveNow(): void {
		if (timer.current !== 0) store();
	}

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form has arrived
	useEffect(() => {
		if (!element.current) return;
		const draft = takeDraft(assessmentForm.id);
		fillEmptyControls(element.current, draft);
		onRestored(readControls(element.current, assessmentForm));
		// Behind a report, browsers bring back what was in the form when it was sent.
		const isSent = readRoute(location.hash)?.kind === "report" && Object.keys(draft).length === 0;
		if (!isSent) store();
		addEventListener("pagehide", saveNow);
		return () => removeEventListener("pagehide", saveNow);
	}, []);

	return {
		saveNow,
		saveSoon() {
			window.clearTimeout(timer.current);
			timer.current = window.setTimeout(store, quiet);
		},
		forget() {
			window.clearTimeout(timer.current);
			timer.current = 0;
			element.current?.reset();
			clearDraft(assessmentForm.id);
		},
	};
}
