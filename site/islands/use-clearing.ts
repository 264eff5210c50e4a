import { type RefObject, useState } from "react";
import type { FormValues } from "#domain/forms/field.ts";
import { clearDraft, saveDraft, takeDraft } from "#site/islands/draft.ts";
import type { DraftPlace } from "#site/islands/draft-places.ts";
import { fillEmptyControls } from "#site/islands/form-controls.ts";
import { useDraftPlace } from "#site/islands/use-draft-place.ts";

export interface Clearing {
	/** Where this device keeps a draft of the form; null where it has none. */
	readonly keptIn: DraftPlace | null;
	/** Empties the form and removes its draft. */
	readonly empty: () => void;
	/** To be called when something is typed: from then on there is nothing to bring back. */
	readonly fill: () => void;
	/** Brings back what was in the form, and its draft; null where it was not emptied. */
	readonly undo: (() => void) | null;
}

/**
 * Empties a form, and offers to bring back what was in it until something else is. `onChanged` hears what then is
 * in it.
 */
export function useClearing(
	form: string,
	element: RefObject<HTMLFormElement | null>,
	onChanged?: (values: FormValues) => void,
): Clearing {
	const keptIn = useDraftPlace(form);
	const [cleared, setCleared] = useState<FormValues | null>(null);
	function undo(): void {
		if (!element.current || !cleared) return;
		fillEmptyControls(element.current, cleared);
		saveDraft(form, cleared);
		setCleared(null);
		onChanged?.(cleared);
	}
	return {
		keptIn,
		empty() {
			setCleared(takeDraft(form));
			element.current?.reset();
			clearDraft(form);
			onChanged?.({});
		},
		fill: () => setCleared(null),
		undo: cleared && undo,
	};
}
