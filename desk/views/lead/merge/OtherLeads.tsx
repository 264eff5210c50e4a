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

/** Other leads of the same address, which stay apart until a person merges them. */
export function OtherLeads({ detail }: { readonly detail: LeadDetail }) {
	const { lead, others, merged, mergedInto } = detail;
	const [chosen, setChosen] = useState<LeadSummary | null>(null);
	if (mergedInto !== null || others.length + merged.length === 0) return null;
	return (
		<section className="lead-panel" aria-labelledby="lead-others">
			<h2 id="lead-others">{words.heading}</h2>
			{others.length > 0 && <p className="quiet">{words.text}</p>}
			<ul className="plain">
				{others.map((other) => (
					<li key={other.id}>
						<OtherLead lead={other} />
						<Button className="text-button" onPress={() => setChosen(other)}>
							{say(words.merge, { reference: other.reference })}
						</Button>
					</li>
				))}
			</ul>
			{merged.length > 0 && <h3>{words.merged}</h3>}
			<ul className="plain">
				{merged.map((other) => (
					<li key={other.id}>
						<OtherLead lead={other} />
						<Unmerge into={lead.id} lead={other} />
					</li>
				))}
			</ul>
			{chosen !== null && <MergeDialog detail={detail} from={chosen} onClose={() => setChosen(null)} />}
		</section>
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
