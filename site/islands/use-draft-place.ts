import { useSyncExternalStore } from "react";
import { draftPlace, followDrafts } from "#site/islands/draft.ts";
import type { DraftPlace } from "#site/islands/draft-places.ts";

/** Where this device keeps what is typed into a form in this tab; null where it does not. */
export function useDraftPlace(form: string): DraftPlace | null {
	return useSyncExternalStore(
		followDrafts,
		() => draftPlace(form),
		() => null,
	);
}
