import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import { useLeadChange } from "#desk/leads/lead-change.ts";
import { signalName } from "#desk/leads/value-names.ts";
import type { LeadSummary } from "#domain/desk/inbox.ts";

const words = copy.lead.spam;

/** Why a lead is suspected, and a way out. */
export function SpamPanel({ lead: { id, spamSignals } }: { readonly lead: LeadSummary }) {
	const change = useLeadChange();
	return (
		<section className="lead-panel spam" aria-labelledby="lead-spam">
			<h2 id="lead-spam">{words.heading}</h2>
			{spamSignals.length === 0 ? (
				<p>{words.byHand}</p>
			) : (
				<ul>
					{spamSignals.map((signal) => (
						<li key={signal}>{signalName(signal)}</li>
					))}
				</ul>
			)}
			<Button className="button secondary" onPress={() => change([id], { kind: "state", to: "new" })}>
				{words.not}
			</Button>
		</section>
	);
}
