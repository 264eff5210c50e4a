import { Link, Outlet, useParams, useSearch } from "@tanstack/react-router";
import { ChevronLeft } from "lucide-react";
import { useEffect, useState } from "react";
import { failureText } from "#desk/api/failure-text.ts";
import { copy } from "#desk/app/copy.ts";
import { ChangeDialogs, type ChangeKind } from "#desk/leads/ChangeDialogs.tsx";
import { InboxHead } from "#desk/views/inbox/InboxHead.tsx";
import { defaultView, type InboxSearch } from "#desk/views/inbox/inbox-search.ts";
import { LeadList } from "#desk/views/inbox/LeadList.tsx";
import { SelectionBar } from "#desk/views/inbox/SelectionBar.tsx";
import { useInboxKeys } from "#desk/views/inbox/use-inbox-keys.ts";
import { useLeadList } from "#desk/views/inbox/use-lead-list.ts";
import { useLeadMarks } from "#desk/views/inbox/use-lead-marks.ts";
import { deskPages } from "#domain/desk/pages.ts";
import "#desk/views/inbox/inbox.css";

/** The list of leads and, next to it or on a phone in its place, the one that is open. */
export function InboxView() {
	const search = useSearch({ from: deskPages.inbox });
	const { lead: open } = useParams({ strict: false });
	const list = useLeadList(search);
	const marks = useLeadMarks(list.leads, JSON.stringify(search), open);
	const [changing, setChanging] = useState<ChangeKind | null>(null);
	const target = open ?? marks.current;
	const areSelected = marks.selected.size > 0;
	const targets = areSelected ? [...marks.selected] : target ? [target] : [];
	useInboxKeys({ open, marks, onChange: (kind) => targets.length > 0 && setChanging(kind) });
	const view = search.view ?? defaultView;
	useEffect(() => {
		if (open === undefined)
			document.title = `${copy.inbox.views[view]} | ${copy.frame.title}, ${copy.company}`;
	}, [open, view]);
	return (
		<div className="inbox" data-open={open !== undefined || undefined}>
			<section className="inbox-list" aria-labelledby="inbox-heading">
				<InboxHead search={search} isLeadOpen={open !== undefined} isCut={list.isCut} />
				{areSelected && <SelectionBar marks={marks} onChange={setChanging} />}
				{list.leads.length > 0 ? (
					<LeadList list={list} marks={marks} />
				) : (
					<EmptyList list={list} search={search} />
				)}
			</section>
			<LeadPane key={open} />
			<ChangeDialogs
				kind={changing}
				leads={targets}
				maySleep={targets.some((id) => list.leads.find((lead) => lead.id === id)?.snoozed !== null)}
				areSelected={areSelected}
				onClose={() => setChanging(null)}
				onChanged={marks.clear}
			/>
		</div>
	);
}

/** The lead that is open; on a phone with a way back. */
function LeadPane() {
	return (
		<div className="inbox-lead">
			<Link to={deskPages.inbox} search={(kept) => kept} className="back-to-list">
				<ChevronLeft aria-hidden="true" />
				{copy.inbox.list.back}
			</Link>
			<Outlet />
		</div>
	);
}

interface EmptyListProps {
	readonly list: ReturnType<typeof useLeadList>;
	readonly search: InboxSearch;
}

/** Why there is no lead to see. */
function EmptyList({
	list: { isLoaded, error },
	search: { view = defaultView, ...filters },
}: EmptyListProps) {
	const { empty, notFound } = copy.inbox.list;
	const isNarrowed = Object.values(filters).some((value) => value !== undefined);
	const whenLoaded = isNarrowed ? notFound : empty[view];
	const whenNot = error ? failureText(error) : copy.frame.loading;
	return (
		<p className="inbox-empty" role="status">
			{isLoaded ? whenLoaded : whenNot}
		</p>
	);
}
