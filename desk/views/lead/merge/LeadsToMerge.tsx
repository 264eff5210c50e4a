import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "react-aria-components";
import { copy, say } from "#desk/app/copy.ts";
import { MergeDialog } from "#desk/views/lead/merge/MergeDialog.tsx";
import type { LeadSummary } from "#domain/desk/inbox.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { deskPages } from "#domain/desk/pages.ts";
import { formatDayOf } from "#domain/locale/day-formats.ts";

interface LeadsToMergeProps {
	/** The lead that takes one of them in. */
	readonly detail: LeadDetail;
	readonly leads: readonly LeadSummary[];
}

/** Leads that may be merged into one, each with what does it. */
export function LeadsToMerge({ detail, leads }: LeadsToMergeProps) {
	const [chosen, setChosen] = useState<LeadSummary | null>(null);
	return (
		<>
			<ul className="plain">
				{leads.map((lead) => (
					<li key={lead.id}>
						<OtherLead lead={lead} />
						<Button className="text-button" onPress={() => setChosen(lead)}>
							{say(copy.lead.others.merge, { reference: lead.reference })}
						</Button>
					</li>
				))}
			</ul>
			{chosen !== null && <MergeDialog detail={detail} from={chosen} onClose={() => setChosen(null)} />}
		</>
	);
}

/** Leads to another lead, with its day and its first words. */
export function OtherLead({ lead }: { readonly lead: LeadSummary }) {
	return (
		<>
			<Link to={deskPages.lead} params={{ lead: lead.id }} search={(kept) => kept}>
				{lead.reference}
			</Link>{" "}
			<time dateTime={lead.receivedAt} className="quiet">
				{formatDayOf(new Date(lead.receivedAt), "short-day", copy.locale)}
			</time>
			<p>{lead.excerpt}</p>
		</>
	);
}
