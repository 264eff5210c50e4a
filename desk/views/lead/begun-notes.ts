import { useSyncExternalStore } from "react";
import { markUnsaved } from "#desk/app/unsaved.ts";

/** Notes that were begun, by lead: they are still there when the lead is opened again. */
const begun = new Map<string, string>();
const listeners = new Set<() => void>();

/** What was typed; empty for a lead without a note. */
export function begunNote(lead: string): string {
	return begun.get(lead) ?? "";
}

export function writeNote(lead: string, text: string): void {
	if (text === "") begun.delete(lead);
	else begun.set(lead, text);
	markUnsaved(`note ${lead}`, text !== "");
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useBegunNote(lead: string): string {
	return useSyncExternalStore(subscribe, () => begunNote(lead));
}
