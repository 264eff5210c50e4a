import { Link } from "@tanstack/react-router";
import { X } from "lucide-react";
import { ask } from "#desk/api/ask.ts";
import { copy, say } from "#desk/app/copy.ts";
import { useSession } from "#desk/app/session.tsx";
import { valueName } from "#desk/leads/value-names.ts";
import { CsvButton } from "#desk/ui/CsvButton.tsx";
import { FilterButton } from "#desk/views/inbox/FilterButton.tsx";
import { defaultView, type InboxSearch } from "#desk/views/inbox/inbox-search.ts";
import { SearchBox } from "#desk/views/inbox/SearchBox.tsx";
import { inboxFilterNames, inboxRoutes, maxFound } from "#domain/desk/inbox.ts";
import { deskPages } from "#domain/desk/pages.ts";

interface InboxHeadProps {
	readonly search: InboxSearch;
	/** A lead's name is then the heading of the page. */
	readonly isLeadOpen: boolean;
	/** Whether the search has looked at the newest leads only, which are then all that is exported. */
	readonly isCut: boolean;
}

/** Which leads the list shows, and what narrows it. */
export function InboxHead({ search, isLeadOpen, isCut }: InboxHeadProps) {
	const { view = defaultView } = search;
	const { views, search: searchCopy, list } = copy.inbox;
	const Heading = isLeadOpen ? "h2" : "h1";
	return (
		<header className="inbox-head">
			<Heading id="inbox-heading">{views[view]}</Heading>
			<FilterButton search={search} />
			<SearchBox typed={search.search ?? ""} />
			<ActiveFilters search={search} />
			{isCut && <p className="quiet">{say(list.cut, { count: maxFound })}</p>}
			<ExportButton search={search} />
			{search.search !== undefined && view !== "all" && (
				<Link to={deskPages.inbox} search={(kept) => ({ ...kept, view: "all" })}>
					{searchCopy.everywhere}
				</Link>
			)}
		</header>
	);
}

/** Saves the leads of the list as a table; for owners. */
function ExportButton({ search: { view = defaultView, ...filters } }: Pick<InboxHeadProps, "search">) {
	const { person } = useSession();
	if (person.role !== "owner") return null;
	return (
		<CsvButton
			read={() => ask(inboxRoutes.exportCsv, { input: { view, ...filters } })}
			fileName={copy.inbox.exportFile}
			className="text-button"
		/>
	);
}

function ActiveFilters({ search }: { readonly search: InboxSearch }) {
	const active = inboxFilterNames.flatMap((name) => {
		const value = search[name];
		return value === undefined
			? []
			: [{ name, shown: { name: copy.inbox.filters.names[name], value: valueName(name, value) } }];
	});
	if (active.length === 0) return null;
	return (
		<ul className="plain active-filters">
			{active.map(({ name, shown }) => (
				<li key={name}>
					<Link
						to={deskPages.inbox}
						search={(kept) => ({ ...kept, [name]: undefined })}
						aria-label={say(copy.inbox.filters.remove, shown)}
					>
						{say(copy.inbox.filters.chip, shown)}
						<X aria-hidden="true" />
					</Link>
				</li>
			))}
		</ul>
	);
}
