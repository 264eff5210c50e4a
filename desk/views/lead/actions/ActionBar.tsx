import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import { ChoiceMenu } from "#desk/views/lead/actions/ChoiceMenu.tsx";
import { SnoozeMenu } from "#desk/views/lead/actions/SnoozeMenu.tsx";
import { useChange } from "#desk/views/lead/actions/use-change.ts";
import type { Colleagues } from "#desk/views/lead/use-colleagues.ts";
import type { LeadSummary } from "#domain/desk/inbox.ts";
import { chosenStates } from "#domain/desk/lead-changes.ts";

const words = copy.lead.actions;
/** Stands for nobody; ids of people are never empty. */
const unassigned = "";

interface ActionBarProps {
	readonly lead: LeadSummary;
	readonly colleagues: Colleagues;
}

/** Who has the lead, its state, and until when it rests. */
export function ActionBar({ lead, colleagues: { self, all, nameOf } }: ActionBarProps) {
	const change = useChange(lead.id);
	const people = all.map(({ id, name }) => ({ id, label: id === self?.id ? `${name} (${copy.lead.you})` : name }));
	const states = chosenStates.map((id) => ({ id, label: copy.lead.states[id] }));
	const chooseState = (id: string) => {
		const to = chosenStates.find((state) => state === id);
		if (to !== undefined) void change({ kind: "state", to });
	};
	return (
		<div className="lead-actions" role="toolbar" aria-label={words.label}>
			{lead.assignee === null && (
				<Button className="button" onPress={() => change({ kind: "claim" })}>
					{words.claim}
				</Button>
			)}
			<ChoiceMenu
				label={words.assignee}
				current={lead.assignee === null ? words.unassigned : nameOf(lead.assignee)}
				choices={[...people, { id: unassigned, label: words.unassigned }]}
				selected={lead.assignee ?? unassigned}
				onChoose={(id) => change({ kind: "assign", to: id === unassigned ? null : id })}
			/>
			<ChoiceMenu
				label={words.state}
				current={copy.lead.states[lead.state]}
				choices={states}
				selected={lead.state}
				onChoose={chooseState}
			/>
			<SnoozeMenu snoozed={lead.snoozed} onSnooze={(to) => change({ kind: "snooze", to })} />
		</div>
	);
}
