import { useState } from "react";
import { Button, Toolbar } from "react-aria-components";
import { copy, say } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import { useNameOf } from "#desk/app/people.ts";
import { ChangeDialogs, type ChangeKind } from "#desk/leads/ChangeDialogs.tsx";
import { useLeadChange } from "#desk/leads/lead-change.ts";
import type { LeadSummary } from "#domain/desk/inbox.ts";

const words = copy.lead.actions;

/** Who has the lead, its state, and until when it rests; each can be changed. */
export function LeadActions({ lead }: { readonly lead: LeadSummary }) {
	const nameOf = useNameOf();
	const change = useLeadChange();
	const [asking, setAsking] = useState<ChangeKind | null>(null);
	const { assignee, state, snoozed } = lead;
	return (
		<>
			<Toolbar className="lead-actions" aria-label={words.label}>
				{assignee === null && (
					<Button className="button" onPress={() => change([lead.id], { kind: "claim" })}>
						{words.claim}
					</Button>
				)}
				<Button className="button secondary" onPress={() => setAsking("assign")}>
					{assignee === null ? copy.inbox.assign.button : say(words.assigned, { name: nameOf(assignee) })}
				</Button>
				<Button className="button secondary" onPress={() => setAsking("close")}>
					{say(words.state, { state: copy.inbox.states[state] })}
				</Button>
				<Button className="button secondary" onPress={() => setAsking("snooze")}>
					{snoozeText(snoozed)}
				</Button>
			</Toolbar>
			<ChangeDialogs
				kind={asking}
				leads={[lead.id]}
				maySleep={snoozed !== null}
				areSelected={false}
				onClose={() => setAsking(null)}
				onChanged={() => undefined}
			/>
		</>
	);
}

function snoozeText(snoozed: string | null): string {
	const { snooze, row } = copy.inbox;
	if (snoozed === null) return snooze.button;
	if (snoozed === "until-reply") return row.untilReply;
	return say(row.until, { moment: momentAt(new Date(snoozed)) });
}
