import { useSyncExternalStore } from "react";
import { ask, isRefusedFor } from "#desk/api/ask.ts";
import { markUnsaved } from "#desk/app/unsaved.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";

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

/** Lets go of notes on leads that were erased, also where none of them is open. */
export function forgetErasedNotes(): void {
	for (const lead of begun.keys())
		ask(leadRoutes.read, { ids: { lead } }).catch((error: unknown) => {
			if (isRefusedFor(error, "not-found")) writeNote(lead, "");
		});
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}

export function useBegunNote(lead: string): string {
	return useSyncExternalStore(subscribe, () => begunNote(lead));
}
