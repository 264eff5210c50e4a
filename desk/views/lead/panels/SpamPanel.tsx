import { Button } from "react-aria-components";
import { copy } from "#desk/app/copy.ts";
import { useChange } from "#desk/views/lead/actions/use-change.ts";
import type { LeadSummary } from "#domain/desk/inbox.ts";

const words = copy.lead.spam;

/** Why a lead is suspected, and a way out. */
export function SpamPanel({ lead }: { readonly lead: LeadSummary }) {
	const change = useChange(lead.id);
	const reasons: Readonly<Record<string, string>> = words.reasons;
	return (
		<section className="lead-panel spam" aria-labelledby="lead-spam">
			{lead.spamSignals.length > 0 && (
				<>
					<h2 id="lead-spam">{words.heading}</h2>
					<ul>
						{lead.spamSignals.map((signal) => (
							<li key={signal}>{reasons[signal] ?? signal}</li>
						))}
					</ul>
				</>
			)}
			<Button className="button secondary" onPress={() => change({ kind: "state", to: "new" })}>
				{words.not}
			</Button>
		</section>
	);
}
