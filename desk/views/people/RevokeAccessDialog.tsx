import peopleCopy from "virtual:desk-copy/people";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { ask } from "#desk/api/ask.ts";
import { keyOf } from "#desk/api/queries.ts";
import { say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { ConfirmDialog } from "#desk/ui/ConfirmDialog.tsx";
import type { Invited } from "#desk/views/people/InvitationDialog.tsx";
import { type Person, peopleRoutes } from "#domain/desk/people.ts";

/** With a new code to come back by, or for good. */
export type AccessRevocation = "reset" | "remove";

interface RevokeAccessDialogProps {
	readonly person: Person;
	/** Null while nothing is asked. */
	readonly kind: AccessRevocation | null;
	readonly onClose: () => void;
	readonly onInvited: (invited: Invited) => void;
}

/** Ends a person's sessions. */
export function RevokeAccessDialog({
	person: { id, name },
	kind,
	onClose,
	onInvited,
}: RevokeAccessDialogProps) {
	const client = useQueryClient();
	const revokeAccess = useMutation({
		mutationFn: async (kind: AccessRevocation) => {
			const ids = { person: id };
			if (kind === "reset") {
				const invitation = await ask(peopleRoutes.reset, { ids });
				onInvited({ name, invitation, isReset: true });
			} else {
				await ask(peopleRoutes.remove, { ids });
				showToast(say(peopleCopy.remove.removed, { name }));
			}
		},
		onSuccess: () => {
			onClose();
			return client.invalidateQueries({ queryKey: keyOf(peopleRoutes.list) });
		},
	});
	const close = () => {
		revokeAccess.reset();
		onClose();
	};
	return (
		<ConfirmDialog
			question={kind && { ...peopleCopy[kind], heading: say(peopleCopy[kind].heading, { name }) }}
			onConfirm={() => kind && revokeAccess.mutate(kind)}
			onClose={close}
			isPending={revokeAccess.isPending}
			error={revokeAccess.error}
		/>
	);
}
