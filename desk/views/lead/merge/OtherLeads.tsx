import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "react-aria-components";
import { failureText } from "#desk/api/failure-text.ts";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { MergeDialog } from "#desk/views/lead/merge/MergeDialog.tsx";
import type { LeadSummary } from "#domain/desk/inbox.ts";
import { type LeadDetail, leadRoutes } from "#domain/desk/lead-detail.ts";
import { deskPages } from "#domain/desk/pages.ts";
import { formatDayOf } from "#domain/locale/formats.ts";

const words = copy.lead.others;

interface LeadsToMergeProps {
	readonly leads: readonly LeadSummary[];
	readonly onChoose: (lead: LeadSummary) => void;
}

/** Leads that may be the same person's, which stay apart until a colleague merges them. */
export function OtherLeads({ detail }: { readonly detail: LeadDetail }) {
	const { others, named, merged, mergedInto } = detail;
	const [chosen, setChosen] = useState<LeadSummary | null>(null);
	if (mergedInto !== null) return null;
	return (
		<>
			{named !== null && (
				<section className="lead-panel" aria-labelledby="lead-named">
					<h2 id="lead-named">{words.named.heading}</h2>
					<p>{words.named.text}</p>
					<LeadsToMerge leads={[named]} onChoose={setChosen} />
				</section>
			)}
			{others.length + merged.length > 0 && <SameAddress detail={detail} onChoose={setChosen} />}
			{chosen !== null && <MergeDialog detail={detail} from={chosen} onClose={() => setChosen(null)} />}
		</>
	);
}

interface SameAddressProps extends Pick<LeadsToMergeProps, "onChoose"> {
	readonly detail: LeadDetail;
}

function SameAddress({ detail: { lead, others, merged }, onChoose }: SameAddressProps) {
	return (
		<section className="lead-panel" aria-labelledby="lead-others">
			<h2 id="lead-others">{words.heading}</h2>
			{others.length > 0 && <p className="quiet">{words.text}</p>}
			<LeadsToMerge leads={others} onChoose={onChoose} />
			{merged.length > 0 && <h3>{words.merged}</h3>}
			<ul className="plain">
				{merged.map((other) => (
					<li key={other.id}>
						<OtherLead lead={other} />
						<Unmerge into={lead.id} lead={other} />
					</li>
				))}
			</ul>
		</section>
	);
}

function LeadsToMerge({ leads, onChoose }: LeadsToMergeProps) {
	return (
		<ul className="plain">
			{leads.map((lead) => (
				<li key={lead.id}>
					<OtherLead lead={lead} />
					<Button className="text-button" onPress={() => onChoose(lead)}>
						{say(words.merge, { reference: lead.reference })}
					</Button>
				</li>
			))}
		</ul>
	);
}

function OtherLead({ lead }: { readonly lead: LeadSummary }) {
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

function Unmerge({ into, lead }: { readonly into: string; readonly lead: LeadSummary }) {
	const client = useQueryClient();
	const { reference } = lead;
	const { mutate, isPending } = useSend(leadRoutes.unmerge, {
		onSuccess: () => showToast(say(words.unmerged, { reference })),
		onError: (error) => showToast(failureText(error)),
		onSettled: () => client.invalidateQueries({ queryKey: keyOf(leadRoutes.read) }),
	});
	const unmerge = () => mutate({ ids: { lead: into, from: lead.id } });
	return (
		<Button className="text-button" onPress={unmerge} isPending={isPending}>
			{say(words.unmerge, { reference })}
		</Button>
	);
}
