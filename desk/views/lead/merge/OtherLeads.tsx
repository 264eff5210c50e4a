import { useQueryClient } from "@tanstack/react-query";
import { Button } from "react-aria-components";
import { failureText } from "#desk/api/failure-text.ts";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { LeadsToMerge, OtherLead } from "#desk/views/lead/merge/LeadsToMerge.tsx";
import type { LeadSummary } from "#domain/desk/inbox.ts";
import { type LeadDetail, leadRoutes } from "#domain/desk/lead-detail.ts";

const words = copy.lead.others;

/** Other leads of the same address, which stay apart until a person merges them. */
export function OtherLeads({ detail }: { readonly detail: LeadDetail }) {
	const { lead, others, merged, mergedInto } = detail;
	if (mergedInto !== null || others.length + merged.length === 0) return null;
	return (
		<section className="lead-panel" aria-labelledby="lead-others">
			<h2 id="lead-others">{words.heading}</h2>
			{others.length > 0 && <p className="quiet">{words.text}</p>}
			<LeadsToMerge detail={detail} leads={others} />
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
