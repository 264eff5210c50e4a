import { Eye, PenLine } from "lucide-react";
import { copy, say } from "#desk/app/copy.ts";
import { usePresent } from "#desk/app/live.ts";
import { useNameOf } from "#desk/app/people.ts";
import { useSession } from "#desk/app/session.tsx";
import { PersonMark } from "#desk/ui/PersonMark.tsx";

interface LeadRowPeopleProps {
	readonly lead: string;
	readonly assignee: string | null;
}

/** Whose lead it is, and who else is at it right now. */
export function LeadRowPeople({ lead, assignee }: LeadRowPeopleProps) {
	const nameOf = useNameOf();
	const { person } = useSession();
	const { assignedTo, looking, replying } = copy.inbox.row;
	const others = usePresent(lead).filter((each) => each.person !== person.id);
	return (
		<span className="lead-people">
			{others.map(({ person, doing }) => {
				const text = say(doing === "looking" ? looking : replying, { name: nameOf(person) });
				const Icon = doing === "looking" ? Eye : PenLine;
				return (
					<span key={person} className="lead-present" title={text}>
						<Icon aria-hidden="true" />
						<span className="visually-hidden">{text}</span>
						<PersonMark name={nameOf(person)} />
					</span>
				);
			})}
			{assignee !== null && (
				<span title={say(assignedTo, { name: nameOf(assignee) })}>
					<span className="visually-hidden">{say(assignedTo, { name: nameOf(assignee) })}</span>
					<PersonMark name={nameOf(assignee)} />
				</span>
			)}
		</span>
	);
}
