import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { ListFilter } from "lucide-react";
import { Button, Dialog, DialogTrigger, Heading, Popover } from "react-aria-components";
import { answerOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { valueName } from "#desk/leads/value-names.ts";
import type { InboxSearch } from "#desk/views/inbox/inbox-search.ts";
import { type InboxFilterName, inboxFilterNames, inboxRoutes } from "#domain/desk/inbox.ts";
import { deskPages } from "#domain/desk/pages.ts";
import "#desk/ui/popover.css";
import "#desk/views/inbox/filters.css";

/** What the leads can be narrowed by, a list each. A choice holds at once and is in the address. */
export function FilterButton({ search }: { readonly search: InboxSearch }) {
	const { data: choices } = useQuery(answerOf(inboxRoutes.choices, {}));
	const navigate = useNavigate();
	const { button, heading, any, names, clear } = copy.inbox.filters;
	const choose = (name: InboxFilterName, value: string) =>
		void navigate({
			to: deskPages.inbox,
			search: (kept) => ({ ...kept, [name]: value === "" ? undefined : value }),
		});
	const withValue = (name: InboxFilterName) => [...new Set([...(choices?.[name] ?? []), search[name] ?? ""])];
	return (
		<DialogTrigger>
			<Button className="button secondary">
				<ListFilter aria-hidden="true" />
				{button}
			</Button>
			<Popover className="popover" placement="bottom end">
				<Dialog className="filters">
					<Heading slot="title">{heading}</Heading>
					{inboxFilterNames.map((name) => (
						<label key={name}>
							{names[name]}
							<select value={search[name] ?? ""} onChange={({ target }) => choose(name, target.value)}>
								<option value="">{any}</option>
								{withValue(name)
									.filter((value) => value !== "")
									.map((value) => (
										<option key={value} value={value}>
											{valueName(name, value)}
										</option>
									))}
							</select>
						</label>
					))}
					<Link to={deskPages.inbox} search={({ view, search }) => ({ view, search })}>
						{clear}
					</Link>
				</Dialog>
			</Popover>
		</DialogTrigger>
	);
}
