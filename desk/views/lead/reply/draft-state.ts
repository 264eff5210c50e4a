import type { Draft } from "#domain/desk/lead-detail.ts";

export interface WrittenReply {
	readonly subject: string;
	readonly text: string;
}

export type DraftState =
	/** sending: the reply is on its way to the service, and nothing is typed until the answer. */
	| { readonly kind: "none" | "saving" | "failed" | "sending" }
	| { readonly kind: "saved"; readonly at: string }
	/** Another page of the same person has stored another draft, and nothing is saved until they choose. */
	| { readonly kind: "conflict"; readonly other: Draft };

/** What hears of a draft while it is stored. */
export interface DraftListener {
	stateChanged(state: DraftState): void;
	stored(lead: string, draft: Draft | null): void;
	writtenChanged(written: WrittenReply): void;
	/** The lead was erased. */
	gone(): void;
}

/** What of a reply is stored: nothing while it has no text and only the subject that was given. */
export function storedPart(written: WrittenReply, given: string): WrittenReply {
	const isBegun = written.text.trim() !== "" || written.subject !== given;
	return isBegun ? written : { subject: "", text: "" };
}

/** The state of a draft that the service has, or has none of. */
export function stateOf(stored: Draft | null): DraftState {
	return stored === null ? { kind: "none" } : { kind: "saved", at: stored.savedAt };
}
