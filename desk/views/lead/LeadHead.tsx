import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { copy, say } from "#desk/app/copy.ts";
import { usePresent } from "#desk/app/live.ts";
import { useSession } from "#desk/app/session.tsx";
import { StateMark } from "#desk/ui/StateMark.tsx";
import { TimeLeftMark } from "#desk/ui/TimeLeftMark.tsx";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { deskPages } from "#domain/desk/pages.ts";

const words = copy.lead;

interface LeadHeadProps {
	readonly detail: LeadDetail;
	readonly nameOf: (id: string | null) => string;
}

/** Whose lead it is, how it stands, and who else is at it. */
export function LeadHead({ detail, nameOf }: LeadHeadProps) {
	const { lead, mergedInto } = detail;
	const name = lead.name || lead.email || copy.inbox.row.noName;
	useEffect(() => {
		document.title = `${name} | ${copy.frame.title}, ${copy.company}`;
	}, [name]);
	return (
		<header className="lead-head">
			<div>
				<h1>{name}</h1>
				<p className="quiet">{lead.company}</p>
			</div>
			<p className="lead-marks">
				<TimeLeftMark dueAt={lead.dueAt} />
				<StateMark state={lead.state} />
				{lead.isSample && <span className="sample-mark">{copy.inbox.row.sample}</span>}
			</p>
			<OthersHere lead={lead.id} nameOf={nameOf} />
			{mergedInto !== null && (
				<p className="lead-merged-into">
					<Link to={deskPages.lead} params={{ lead: mergedInto }} search={(kept) => kept}>
						{words.others.into}
					</Link>
				</p>
			)}
		</header>
	);
}

/** Says which colleagues look at the lead, or answer it. */
function OthersHere({ lead, nameOf }: { readonly lead: string; readonly nameOf: LeadHeadProps["nameOf"] }) {
	const { person: self } = useSession();
	const others = usePresent(lead).filter(({ person }) => person !== self.id);
	return (
		<p className="lead-present" role="status">
			{others.map(({ person, doing }) => say(words.present[doing], { who: nameOf(person) })).join(" ")}
		</p>
	);
}
