import peopleCopy from "virtual:desk-copy/people";
import { useQueryClient } from "@tanstack/react-query";
import { Button, Form } from "react-aria-components";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { PlaceFields, placeOf } from "#desk/views/people/PlaceFields.tsx";
import { type Person, peopleRoutes } from "#domain/desk/people.ts";

interface ChangeDialogProps {
	readonly person: Person;
	readonly onClose: () => void;
}

/** A person's role and office. */
export function ChangeDialog({ person, onClose }: ChangeDialogProps) {
	const client = useQueryClient();
	const { heading, submit, saved } = peopleCopy.change;
	const send = useSend(peopleRoutes.change, {
		onSuccess: async () => {
			await client.invalidateQueries({ queryKey: keyOf(peopleRoutes.list) });
			onClose();
			showToast(saved);
		},
	});
	const save = (typed: FormData) => send.mutate({ ids: { person: person.id }, input: placeOf(typed) });
	return (
		<DeskDialog
			heading={say(heading, { name: person.name })}
			isOpen
			onClose={onClose}
			isPending={send.isPending}
		>
			<Form className="form" onSubmit={withValues(save)}>
				<PlaceFields place={person} />
				<FormProblem error={send.error} />
				<Button className="button" type="submit" isPending={send.isPending}>
					{submit}
				</Button>
			</Form>
		</DeskDialog>
	);
}
