import { Button, Toolbar } from "react-aria-components";
import { copy, say } from "#desk/app/copy.ts";
import type { ChangeKind } from "#desk/leads/ChangeDialogs.tsx";
import type { useLeadMarks } from "#desk/views/inbox/use-lead-marks.ts";
import { maxChangedLeads } from "#domain/desk/lead-changes.ts";
import "#desk/views/inbox/selection-bar.css";

interface SelectionBarProps {
	readonly marks: ReturnType<typeof useLeadMarks>;
	readonly onChange: (kind: ChangeKind) => void;
}

/** What can be done with the leads that are selected. */
export function SelectionBar({ marks: { selected, selectAll, clear }, onChange }: SelectionBarProps) {
	const { selection, assign, close, snooze } = copy.inbox;
	return (
		<Toolbar className="selection-bar" aria-label={selection.label}>
			<p role="status">{say(selection.count, { count: selected.size })}</p>
			<Button className="text-button" onPress={selectAll}>
				{selection.all}
			</Button>
			<Button className="text-button" onPress={clear}>
				{selection.clear}
			</Button>
			<div className="actions">
				<Button className="button secondary" onPress={() => onChange("assign")}>
					{assign.button}
				</Button>
				<Button className="button secondary" onPress={() => onChange("close")}>
					{close.button}
				</Button>
				<Button className="button secondary" onPress={() => onChange("snooze")}>
					{snooze.button}
				</Button>
			</div>
			{selected.size === maxChangedLeads && <p className="quiet">{selection.most}</p>}
		</Toolbar>
	);
}
