import { useSyncExternalStore } from "react";
import { followDrafts, isDraftKept } from "#site/islands/draft.ts";

/** Whether this device keeps what is typed into a form in this tab. Another tab may keep its own in its place. */
export function useHasDraft(form: string): boolean {
	return useSyncExternalStore(
		followDrafts,
		() => isDraftKept(form),
		() => false,
	);
}
