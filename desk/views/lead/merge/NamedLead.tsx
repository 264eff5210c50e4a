import { copy } from "#desk/app/copy.ts";
import { LeadsToMerge } from "#desk/views/lead/merge/LeadsToMerge.tsx";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";

const words = copy.lead.others.named;

/** The lead of another address that an email names, for a person to say whether both are of one sender. */
export function NamedLead({ detail }: { readonly detail: LeadDetail }) {
	const { named, mergedInto } = detail;
	if (named === null || mergedInto !== null) return null;
	return (
		<section className="lead-panel" aria-labelledby="lead-named">
			<h2 id="lead-named">{words.heading}</h2>
			<p>{words.text}</p>
			<LeadsToMerge detail={detail} leads={[named]} />
		</section>
	);
}
