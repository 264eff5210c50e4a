import { copy } from "#desk/app/copy.ts";
import type { InboxFilterName } from "#domain/desk/inbox.ts";

const { forms, spamSignals, unknownSignal } = copy.inbox;
const names: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	form: forms,
	industry: copy.industryNames,
	stage: copy.stageNames,
};

/** What to call a value that leads can be filtered by; a lead may outlive its form, so an id may be all there is. */
export function valueName(filter: InboxFilterName, value: string): string {
	return names[filter]?.[value] ?? value;
}

/** Why a lead is suspected. */
export function signalName(signal: string): string {
	return new Map<string, string>(Object.entries(spamSignals)).get(signal) ?? unknownSignal;
}
