import peopleCopy from "virtual:desk-copy/people";
import { useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { Button } from "react-aria-components";
import { answerOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { usePeople } from "#desk/app/people.ts";
import { useSession } from "#desk/app/session.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";
import { InvitationDialog, type Invited } from "#desk/views/people/InvitationDialog.tsx";
import { InviteDialog } from "#desk/views/people/InviteDialog.tsx";
import { PersonRow } from "#desk/views/people/PersonRow.tsx";
import { peopleRoutes } from "#domain/desk/people.ts";
import "#desk/ui/card-list.css";

/** Who answers leads. Staff see it, owners change it. */
export function PeopleView() {
	const people = usePeople();
	const { error } = useQuery(answerOf(peopleRoutes.list, {}));
	const { person: me } = useSession();
	const [isInviting, setInviting] = useState(false);
	const [invited, setInvited] = useState<Invited | null>(null);
	const isOwner = me.role === "owner";
	const { intro, invite, list } = peopleCopy;
	return (
		<ViewFrame
			heading={copy.frame.views.people}
			actions={
				isOwner && (
					<Button className="button" onPress={() => setInviting(true)}>
						<UserPlus aria-hidden="true" />
						{invite.button}
					</Button>
				)
			}
		>
			<p>{intro}</p>
			<FormProblem error={error} />
			<ul className="plain card-list" aria-label={list}>
				{people.map((person) => (
					<PersonRow key={person.id} person={person} isOwner={isOwner} onInvited={setInvited} />
				))}
			</ul>
			{isInviting && <InviteDialog onClose={() => setInviting(false)} onInvited={setInvited} />}
			<InvitationDialog invited={invited} onClose={() => setInvited(null)} />
		</ViewFrame>
	);
}
