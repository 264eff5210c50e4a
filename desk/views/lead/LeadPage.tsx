import { copy } from "#desk/app/copy.ts";
import { useNameOf } from "#desk/app/people.ts";
import { useSession } from "#desk/app/session.tsx";
import { LeadActions } from "#desk/views/lead/LeadActions.tsx";
import { LeadHead } from "#desk/views/lead/LeadHead.tsx";
import { NamedLead } from "#desk/views/lead/merge/NamedLead.tsx";
import { OtherLeads } from "#desk/views/lead/merge/OtherLeads.tsx";
import { NoteForm } from "#desk/views/lead/NoteForm.tsx";
import { LeadFacts } from "#desk/views/lead/panels/LeadFacts.tsx";
import { SpamPanel } from "#desk/views/lead/panels/SpamPanel.tsx";
import { ReplyComposer } from "#desk/views/lead/reply/ReplyComposer.tsx";
import { Timeline } from "#desk/views/lead/timeline/Timeline.tsx";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import "#desk/views/lead/lead.css";

/** A lead with everything about it, and all that can be done with it. */
export function LeadPage({ detail }: { readonly detail: LeadDetail }) {
	const nameOf = useNameInSentence();
	const { lead, mergedInto } = detail;
	return (
		<div className="lead">
			<LeadHead detail={detail} nameOf={nameOf} />
			{mergedInto === null && <LeadActions lead={lead} />}
			<div className="lead-columns">
				<div className="lead-main">
					{lead.state === "spam" && mergedInto === null && <SpamPanel lead={lead} />}
					<NamedLead detail={detail} />
					<Timeline detail={detail} nameOf={nameOf} />
					<NoteForm lead={lead.id} />
					{lead.email !== "" && <ReplyComposer detail={detail} nameOf={nameOf} />}
					{lead.email === "" && <p className="reply-note">{copy.reply.noAddress}</p>}
				</div>
				<aside className="lead-side">
					<LeadFacts detail={detail} />
					<OtherLeads detail={detail} />
				</aside>
			</div>
		</div>
	);
}

/** What to call a person in a sentence about what they did: oneself is "you", and null is the service. */
function useNameInSentence(): (id: string | null) => string {
	const { person } = useSession();
	const nameOf = useNameOf();
	return (id) => {
		if (id === null) return copy.lead.service;
		return id === person.id ? copy.lead.you : nameOf(id);
	};
}
