import type { SpamSignal } from "#domain/leads/lead.ts";
import type { ReadFormKey } from "#server/protection/form-key.ts";

/** Milliseconds that no person needs less of to fill a form. */
const quickestPerson = 2000;

export interface SpamEvidence {
	/** What stood in the field that people don't see. */
	readonly hiddenField: string;
	/** The key that came with the form; null when none came that this service has signed. */
	readonly formKey: ReadFormKey | null;
	/** Whether a key came that this service has not signed. */
	readonly isKeyForged: boolean;
	/** The proof of work for that key. */
	readonly proof: "found" | "wrong" | "none";
	readonly isFromBusyAddress: boolean;
}

/** Why a submission is suspected: none, one or several. */
export function spamSignalsOf(signals: SpamEvidence, now: Date): SpamSignal[] {
	const { hiddenField, formKey, isKeyForged, proof, isFromBusyAddress } = signals;
	const found: SpamSignal[] = [];
	if (hiddenField !== "") found.push("hidden-field");
	if (isKeyForged) found.push("bad-key");
	if (proof === "wrong") found.push("bad-proof");
	if (formKey !== null && now.getTime() - formKey.issuedAt.getTime() < quickestPerson) found.push("too-fast");
	if (isFromBusyAddress) found.push("many-from-one-address");
	// By itself a missing proof says nothing: JavaScript may be off, the browser old, or the phone slow.
	if (proof === "none" && found.length > 0) found.push("no-proof");
	return found;
}
