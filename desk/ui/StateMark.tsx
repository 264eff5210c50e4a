import { copy } from "#desk/app/copy.ts";
import type { LeadState } from "#domain/leads/lead.ts";
import "#desk/ui/state-mark.css";

/** How far a lead has come. */
export function StateMark({ state }: { readonly state: LeadState }) {
	return (
		<span className="state-mark" data-state={state}>
			{copy.inbox.states[state]}
		</span>
	);
}
