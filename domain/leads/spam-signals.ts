/** Why a lead may not come from a person who wants an answer. Each is stored with the lead. */
export const spamSignals = [
	"hidden-field",
	"bad-key",
	"bad-proof",
	"reused-key",
	"too-fast",
	"many-from-one-address",
	// Never alone: many people's browsers send no proof.
	"no-proof",
	// Of a mail that belongs to no lead.
	"marked-by-mail-server",
	"automatic-mail",
] as const;
export type SpamSignal = (typeof spamSignals)[number];

/** What a submission shows of its sender. */
export interface SpamEvidence {
	/** What was in the field that people don't see. */
	readonly honeypot: string;
	/** Whether a form key came with it that the service has not signed. */
	readonly isKeyForged: boolean;
	/** Milliseconds from the start of the form to its arrival; null without a form key that the service has signed. */
	readonly formAge: number | null;
	/** How many leads that form key has made, this one included; 0 without one. Need not be counted past one too many. */
	readonly leadsOfFormKey: number;
	/** The proof of work for that form key. */
	readonly proof: "found" | "wrong" | "none";
	readonly isFromBusyAddress: boolean;
	/** Whether the form has a text to write, which no browser fills in by itself. */
	readonly hasLongText: boolean;
}

/** Milliseconds that any person needs to fill a form that the browser doesn't fill in for them. */
const minFillTime = 2000;

/** Leads that a person may make from one form key, by changing the text after an answer was lost and sending again. */
export const maxLeadsPerFormKey = 3;

/** Why a submission is suspected, in the order of `spamSignals`. */
export function spamSignalsOf(evidence: SpamEvidence): SpamSignal[] {
	const { honeypot, isKeyForged, formAge, leadsOfFormKey, proof, isFromBusyAddress, hasLongText } = evidence;
	// Name and address are filled in by the browser at once; its work for the form speaks for a person then.
	const mayBeQuick = !hasLongText && proof === "found";
	const found: SpamSignal[] = [];
	if (honeypot !== "") found.push("hidden-field");
	if (isKeyForged) found.push("bad-key");
	if (proof === "wrong") found.push("bad-proof");
	if (leadsOfFormKey > maxLeadsPerFormKey) found.push("reused-key");
	// A form far in the future says only that the clock was set back since.
	if (!mayBeQuick && formAge !== null && Math.abs(formAge) < minFillTime) found.push("too-fast");
	if (isFromBusyAddress) found.push("many-from-one-address");
	// By itself a missing proof says nothing: JavaScript may be off, the browser old, or the phone slow.
	if (proof === "none" && found.length > 0) found.push("no-proof");
	return found;
}
