import { lazy, Suspense } from "react";
import { copy } from "#desk/app/copy.ts";
import { ActionBar } from "#desk/views/lead/actions/ActionBar.tsx";
import { LeadHead } from "#desk/views/lead/LeadHead.tsx";
import { NoteForm } from "#desk/views/lead/NoteForm.tsx";
import { OtherLeads } from "#desk/views/lead/merge/OtherLeads.tsx";
import { LeadFacts } from "#desk/views/lead/panels/LeadFacts.tsx";
import { SpamPanel } from "#desk/views/lead/panels/SpamPanel.tsx";
import { ReplyComposer } from "#desk/views/lead/reply/ReplyComposer.tsx";
import { Timeline } from "#desk/views/lead/timeline/Timeline.tsx";
import { useColleagues } from "#desk/views/lead/use-colleagues.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import "#desk/views/lead/lead.css";

/** The model of the assessment is not needed for other leads. */
const ReadinessPanel = lazy(() => import("#desk/views/lead/panels/ReadinessPanel.tsx"));

/** A lead with everything about it, and all that can be done with it. */
export function LeadPage({ detail }: { readonly detail: LeadDetail }) {
	const colleagues = useColleagues();
	const { lead, assessment, mergedInto } = detail;
	const canReply = lead.email !== "" && mergedInto === null;
	return (
		<div className="lead">
			<LeadHead detail={detail} nameOf={colleagues.nameOf} />
			<ActionBar lead={lead} colleagues={colleagues} />
			<div className="lead-columns">
				<div className="lead-main">
					{lead.state === "spam" && <SpamPanel lead={lead} />}
					<Timeline detail={detail} nameOf={colleagues.nameOf} />
					<NoteForm lead={lead.id} />
					{canReply && <ReplyComposer detail={detail} nameOf={colleagues.nameOf} />}
					{lead.email === "" && <p className="reply-note">{copy.reply.noAddress}</p>}
				</div>
				<aside className="lead-side">
					<LeadFacts detail={detail} />
					{assessment !== null && (
						<Suspense>
							<ReadinessPanel detail={detail} />
						</Suspense>
					)}
					<OtherLeads detail={detail} />
				</aside>
			</div>
		</div>
	);
}
