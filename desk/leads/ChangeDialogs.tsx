import { copy, say } from "#desk/app/copy.ts";
import { usePeople } from "#desk/app/people.ts";
import { useSession } from "#desk/app/session.tsx";
import { useLeadChange } from "#desk/leads/lead-change.ts";
import { SnoozeDialog } from "#desk/leads/SnoozeDialog.tsx";
import { ChoiceDialog } from "#desk/ui/ChoiceDialog.tsx";
import type { LeadChange } from "#domain/desk/lead-changes.ts";

export type ChangeKind = "assign" | "close" | "snooze";

interface ChangeDialogsProps {
	/** Which of them is open. */
	readonly kind: ChangeKind | null;
	readonly leads: readonly string[];
	/** Whether one of them may be snoozed. */
	readonly maySleep: boolean;
	/** Whether they are those that are selected, which may not be the open one. */
	readonly areSelected: boolean;
	readonly onClose: () => void;
	readonly onChanged: () => void;
}

const closings = ["won", "lost", "waiting", "spam", "new"] as const;
const noOne = "no-one";

/** Asks how to change one lead or many, and does it. */
export function ChangeDialogs({
	kind,
	leads,
	maySleep,
	areSelected,
	onClose,
	onChanged,
}: ChangeDialogsProps) {
	const change = useLeadChange();
	const people = usePeople();
	const { person: me } = useSession();
	const { assign, close, snooze, selection } = copy.inbox;
	const selected = say(selection.count, { count: leads.length });
	const titled = (heading: string) => (areSelected ? say(selection.heading, { selected, heading }) : heading);
	const make = async (made: LeadChange) => {
		if (await change(leads, made)) onChanged();
	};
	const others = people.filter(({ id }) => id !== me.id).map(({ id, name }) => ({ id, label: name }));
	return (
		<>
			<ChoiceDialog
				heading={titled(assign.heading)}
				isOpen={kind === "assign"}
				choices={[
					{ id: me.id, label: say(assign.me, { name: me.name }) },
					...others,
					{ id: noOne, label: assign.noOne },
				]}
				onChoose={(id) => void make({ kind: "assign", to: id === noOne ? null : id })}
				onClose={onClose}
			/>
			<ChoiceDialog
				heading={titled(close.heading)}
				isOpen={kind === "close"}
				choices={closings.map((id) => ({ id, label: close[id] }))}
				onChoose={(to) => void make({ kind: "state", to })}
				onClose={onClose}
			/>
			<SnoozeDialog
				heading={titled(snooze.heading)}
				isOpen={kind === "snooze"}
				canEnd={maySleep}
				onChoose={(to) => void make({ kind: "snooze", to })}
				onClose={onClose}
			/>
		</>
	);
}
