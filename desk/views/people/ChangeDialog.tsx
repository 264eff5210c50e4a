import { useQueryClient } from "@tanstack/react-query";
import { Button, Form } from "react-aria-components";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { PlaceFields, placeOf } from "#desk/views/people/PlaceFields.tsx";
import { type Person, peopleRoutes } from "#domain/desk/people.ts";

interface ChangeDialogProps {
	readonly person: Person;
	readonly isOpen: boolean;
	readonly onClose: () => void;
}

/** A person's role and office. */
export function ChangeDialog({ person, isOpen, onClose }: ChangeDialogProps) {
	const client = useQueryClient();
	const send = useSend(peopleRoutes.change);
	const { heading, submit, saved } = copy.people.change;
	const save = (form: HTMLFormElement) =>
		send.mutate(
			{ ids: { person: person.id }, input: placeOf(form) },
			{
				onSuccess: async () => {
					await client.invalidateQueries({ queryKey: keyOf(peopleRoutes.list) });
					onClose();
					showToast(saved);
				},
			},
		);
	return (
		<DeskDialog heading={say(heading, { name: person.name })} isOpen={isOpen} onClose={onClose}>
			<Form
				className="form"
				onSubmit={(event) => {
					event.preventDefault();
					save(event.currentTarget);
				}}
			>
				<PlaceFields place={person} />
				<FormProblem error={send.error} />
				<Button className="button" type="submit" isPending={send.isPending}>
					{submit}
				</Button>
			</Form>
		</DeskDialog>
	);
}
