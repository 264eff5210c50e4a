import peopleCopy from "virtual:desk-copy/people";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Form } from "react-aria-components";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { useSession } from "#desk/app/session.tsx";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { TextField } from "#desk/ui/TextField.tsx";
import type { Invited } from "#desk/views/people/InvitationDialog.tsx";
import { PlaceFields, placeOf } from "#desk/views/people/PlaceFields.tsx";
import { peopleRoutes } from "#domain/desk/people.ts";
import { maxNameLength } from "#domain/desk/values.ts";

interface InviteDialogProps {
	readonly onClose: () => void;
	readonly onInvited: (invited: Invited) => void;
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
	const client = useQueryClient();
	const { person: me } = useSession();
	const send = useSend(peopleRoutes.invite, {
		onSuccess: async ({ person, invitation }) => {
			await client.invalidateQueries({ queryKey: keyOf(peopleRoutes.list) });
			onClose();
			onInvited({ name: person.name, invitation, isReset: false });
		},
	});
	const { heading, name, email, submit } = peopleCopy.invite;
	const invite = (typed: FormData) => {
		const who = { name: String(typed.get("name")), email: String(typed.get("email")) };
		send.mutate({ input: { ...who, ...placeOf(typed) } });
	};
	return (
		<DeskDialog heading={heading} isOpen onClose={onClose} isPending={send.isPending}>
			<Form className="form" onSubmit={withValues(invite)}>
				<TextField
					name="name"
					label={name}
					autoComplete="off"
					field={{ maxLength: maxNameLength, hasFocus: true }}
				/>
				<TextField name="email" label={email} type="email" autoComplete="off" />
				<PlaceFields place={{ role: "staff", office: me.office }} />
				<FormProblem error={send.error} />
				<Button className="button" type="submit" isPending={send.isPending}>
					{submit}
				</Button>
			</Form>
		</DeskDialog>
	);
}
