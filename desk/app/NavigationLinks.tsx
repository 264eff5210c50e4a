import { Link, useMatch } from "@tanstack/react-router";
import {
	ChartColumn,
	Inbox,
	type LucideIcon,
	MessageSquareText,
	ScrollText,
	ShieldCheck,
	Users,
} from "lucide-react";
import { copy } from "#desk/app/copy.ts";
import { Preferences } from "#desk/app/Preferences.tsx";
import { useSession } from "#desk/app/session.tsx";
import { ViewLinks } from "#desk/views/inbox/ViewLinks.tsx";
import { deskPages } from "#domain/desk/pages.ts";

const { views } = copy.frame;
const pages: readonly {
	readonly to: Exclude<(typeof deskPages)[keyof typeof deskPages], typeof deskPages.lead>;
	readonly label: string;
	readonly Icon: LucideIcon;
	readonly isForOwners?: boolean;
}[] = [
	{ to: deskPages.inbox, label: views.inbox, Icon: Inbox },
	{ to: deskPages.numbers, label: views.numbers, Icon: ChartColumn },
	{ to: deskPages.savedReplies, label: views.savedReplies, Icon: MessageSquareText },
	{ to: deskPages.person, label: views.person, Icon: ShieldCheck },
	{ to: deskPages.people, label: views.people, Icon: Users },
	{ to: deskPages.audit, label: views.audit, Icon: ScrollText, isForOwners: true },
];

/** The views that a person may open, and what is theirs. */
export function NavigationLinks() {
	const { person } = useSession();
	// An open lead belongs to the inbox too.
	const inbox = useMatch({ from: deskPages.inbox, shouldThrow: false });
	const open = pages.filter(({ isForOwners = false }) => !isForOwners || person.role === "owner");
	return (
		<>
			<ul className="plain page-links">
				{open.map(({ to, label, Icon }) => (
					<li key={to}>
						<Link
							to={to}
							activeOptions={{ exact: true, includeSearch: false }}
							className={to === inbox?.routeId ? "active" : ""}
						>
							<Icon aria-hidden="true" />
							{label}
						</Link>
						{to === deskPages.inbox && <ViewLinks />}
					</li>
				))}
			</ul>
			<Preferences />
		</>
	);
}
