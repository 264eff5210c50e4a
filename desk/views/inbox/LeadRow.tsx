import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { copy, say } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import { signalName, valueName } from "#desk/leads/value-names.ts";
import { StateMark } from "#desk/ui/StateMark.tsx";
import { TimeLeftMark } from "#desk/ui/TimeLeftMark.tsx";
import { LeadRowPeople } from "#desk/views/inbox/LeadRowPeople.tsx";
import { NameAndCompany } from "#desk/views/inbox/NameAndCompany.tsx";
import type { LeadSummary } from "#domain/desk/inbox.ts";
import { deskPages } from "#domain/desk/pages.ts";
import { formatList } from "#domain/locale/formats.ts";
import "#desk/views/inbox/lead-row.css";

interface LeadRowProps {
	readonly lead: LeadSummary;
	readonly isCurrent: boolean;
	/** Whether a key has just made it the current one, so that focus goes with it, once. */
	readonly takesFocus: boolean;
	readonly isSelected: boolean;
	readonly onSelect: (id: string) => void;
	readonly onFocus: (id: string) => void;
}

/** A lead in the list. The whole line leads to it. */
export function LeadRow({ lead, isCurrent, takesFocus, isSelected, onSelect, onFocus }: LeadRowProps) {
	const link = useRef<HTMLAnchorElement>(null);
	useEffect(() => {
		if (!isCurrent || !takesFocus) return;
		link.current?.focus({ preventScroll: true });
		onFocus(lead.id);
	}, [isCurrent, takesFocus, onFocus, lead.id]);
	const { row } = copy.inbox;
	const name = lead.name === "" ? row.noName : lead.name;
	return (
		<article
			className="lead-row"
			data-current={isCurrent || undefined}
			data-selected={isSelected || undefined}
		>
			<label className="lead-select">
				<input
					className="choice-mark"
					type="checkbox"
					checked={isSelected}
					onChange={() => onSelect(lead.id)}
				/>
				<span className="visually-hidden">{say(row.select, { name })}</span>
			</label>
			<div className="lead-top">
				<Link
					ref={link}
					to={deskPages.lead}
					params={{ lead: lead.id }}
					search={(kept) => kept}
					preload={false}
					onFocus={() => onFocus(lead.id)}
				>
					<NameAndCompany name={name} company={lead.company} />
				</Link>
				<TimeLeftMark dueAt={lead.dueAt} />
			</div>
			<p className="lead-excerpt">{lead.excerpt}</p>
			<div className="lead-facts">
				<StateMark state={lead.state} />
				{lead.isSample && <span className="sample-mark">{row.sample}</span>}
				<span>{factsOf(lead)}</span>
				<LeadRowPeople lead={lead.id} assignee={lead.assignee} />
			</div>
		</article>
	);
}

/** What else helps to choose: why it is suspected, until when it sleeps, or where it comes from. */
function factsOf({ state, spamSignals, snoozed, form, page, industry }: LeadSummary): string {
	const { row } = copy.inbox;
	if (state === "spam" && spamSignals.length > 0) return formatList(spamSignals.map(signalName), copy.locale);
	if (snoozed === "until-reply") return row.untilReply;
	if (snoozed !== null) return say(row.until, { moment: momentAt(new Date(snoozed)) });
	const facts = [valueName("form", form), page, industry && valueName("industry", industry)];
	return facts.filter((fact) => fact !== null && fact !== "").join(" · ");
}
