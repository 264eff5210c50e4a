import type { Suspicion } from "#domain/leads/lead.ts";
import type { FormKey } from "#server/protection/form-key.ts";

/** Milliseconds that no person needs less of to fill a form. */
const quickestPerson = 2000;

export interface Signals {
	/** What stood in the field that people don't see. */
	readonly hiddenField: string;
	/** The key that came with the form; null when none came that this service has signed. */
	readonly formKey: FormKey | null;
	/** Whether a key came that this service has not signed. */
	readonly isKeyForged: boolean;
	readonly isFromBusyAddress: boolean;
}

/** Why a sending is suspected: none, one or several. A proof of work would join here as one more signal. */
export function suspicionsOf(signals: Signals, now: Date): Suspicion[] {
	const { hiddenField, formKey, isKeyForged, isFromBusyAddress } = signals;
	const found: Suspicion[] = [];
	if (hiddenField !== "") found.push("hidden-field");
	if (isKeyForged) found.push("bad-key");
	if (formKey !== null && now.getTime() - formKey.issuedAt.getTime() < quickestPerson) found.push("too-fast");
	if (isFromBusyAddress) found.push("many-from-one-address");
	return found;
}
