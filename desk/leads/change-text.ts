import { copy, say } from "#desk/app/copy.ts";
import type { ChangeOutcome, LeadChange } from "#domain/desk/lead-changes.ts";

const { done, states } = copy.inbox;

/** What a notice says of a change and of the leads that were passed over. */
export function doneText(change: LeadChange, outcome: ChangeOutcome, nameOf: (id: string) => string): string {
	const text = outcome.leads.length === 0 ? done.nothing : changeText(change, outcome, nameOf);
	return withPassedOver(text, outcome);
}

export function undoneText(outcome: ChangeOutcome): string {
	const count = outcome.leads.length;
	const text = withPassedOver(count === 0 ? done.nothing : say(done.undone, { count }), outcome);
	const { mailed = 0 } = outcome;
	return mailed === 0 ? text : say(done.mailed, { done: text, count: mailed });
}

function changeText(change: LeadChange, { leads }: ChangeOutcome, nameOf: (id: string) => string): string {
	const count = leads.length;
	const [lead] = leads;
	switch (change.kind) {
		case "claim":
		case "assign":
			return lead?.assignee
				? say(done.assigned, { count, name: nameOf(lead.assignee) })
				: say(done.unassigned, { count });
		case "state":
			// A lead that is opened again is claimed where it is assigned.
			return say(done.state, { count, state: states[lead?.state ?? change.to] });
		case "snooze":
			return say(change.to === null ? done.awake : done.snoozed, { count });
	}
}

function withPassedOver(text: string, { passedOver }: ChangeOutcome): string {
	const [first] = passedOver;
	if (first === undefined) return text;
	return say(done.passedOver, { done: text, count: passedOver.length, reason: done.reasons[first.reason] });
}
