import peopleCopy from "virtual:desk-copy/people";
import { Fragment, useState } from "react";
import { Button } from "react-aria-components";
import { useSession } from "#desk/app/session.tsx";
import { PersonMark } from "#desk/ui/PersonMark.tsx";
import { ChangeDialog } from "#desk/views/people/ChangeDialog.tsx";
import type { Invited } from "#desk/views/people/InvitationDialog.tsx";
import { type AccessRevocation, RevokeAccessDialog } from "#desk/views/people/RevokeAccessDialog.tsx";
import type { Person } from "#domain/desk/people.ts";

interface PersonRowProps {
	readonly person: Person;
	/** Whether the reader may change people. */
	readonly isOwner: boolean;
	readonly onInvited: (invited: Invited) => void;
}

const actions = ["change", "reset", "remove"] as const;

/** A person, with what an owner can do about them. */
export function PersonRow({ person, isOwner, onInvited }: PersonRowProps) {
	const { person: me } = useSession();
	const [asked, setAsked] = useState<"change" | AccessRevocation | null>(null);
	const { roles, notJoined, you } = peopleCopy;
	const { name, email, office, role, hasJoined } = person;
	const isMe = person.id === me.id;
	const close = () => setAsked(null);
	return (
		<li>
			<PersonMark name={name} />
			<div>
				<strong>{isMe ? `${name} (${you})` : name}</strong>
				<small>
					{[email, office, roles[role], ...(hasJoined ? [] : [notJoined])].map((part, index, { length }) => (
						<Fragment key={part}>
							<span className="whole">{index + 1 < length ? `${part} ·` : part}</span>{" "}
						</Fragment>
					))}
				</small>
			</div>
			{isOwner && (
				<div className="actions">
					{actions
						.filter((action) => action === "change" || !isMe)
						.map((action) => (
							<Button key={action} className="text-button" onPress={() => setAsked(action)}>
								{peopleCopy[action].button}
							</Button>
						))}
				</div>
			)}
			{asked === "change" && <ChangeDialog person={person} onClose={close} />}
			<RevokeAccessDialog
				person={person}
				kind={asked === "change" ? null : asked}
				onClose={close}
				onInvited={onInvited}
			/>
		</li>
	);
}
