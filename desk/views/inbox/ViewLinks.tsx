import { useQuery } from "@tanstack/react-query";
import { Link, useMatch } from "@tanstack/react-router";
import { answerOf } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { defaultView } from "#desk/views/inbox/inbox-search.ts";
import { inboxRoutes, inboxViews } from "#domain/desk/inbox.ts";
import { deskPages } from "#domain/desk/pages.ts";
import { formatNumber } from "#domain/locale/formats.ts";
import "#desk/views/inbox/view-links.css";

/** The views of the inbox, each with how many leads it has. Filters stay, a search does not. */
export function ViewLinks() {
	const { data: counts } = useQuery(answerOf(inboxRoutes.counts, {}));
	const inbox = useMatch({ from: deskPages.inbox, shouldThrow: false });
	const shown = inbox && (inbox.search.view ?? defaultView);
	return (
		<ul className="plain view-links" aria-label={copy.inbox.viewsLabel}>
			{inboxViews.map((view) => {
				const count = view === "all" ? undefined : counts?.[view];
				const name = copy.inbox.views[view];
				return (
					<li key={view}>
						<Link
							to={deskPages.inbox}
							search={({ search: _, ...kept }) => ({ ...kept, view })}
							activeOptions={{ exact: true, includeSearch: true }}
							activeProps={{ className: "" }}
							className={view === shown ? "shown" : ""}
							aria-current={view === shown ? "true" : undefined}
						>
							<span>{name}</span>
							{count !== undefined && (
								<>
									<span className="visually-hidden">{say(copy.inbox.counted, { count })}</span>
									<small aria-hidden="true">{formatNumber(count, copy.locale)}</small>
								</>
							)}
						</Link>
					</li>
				);
			})}
		</ul>
	);
}
