import accountCopy from "virtual:desk-copy/account";
import { useQueryClient } from "@tanstack/react-query";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { ConfirmDialog } from "#desk/ui/ConfirmDialog.tsx";
import type { OwnPasskey } from "#desk/views/account/PasskeyRow.tsx";
import { accountRoutes } from "#domain/desk/account.ts";

interface RemovePasskeyDialogProps {
	/** Null while nothing is asked. */
	readonly passkey: OwnPasskey | null;
	readonly onClose: () => void;
}

export function RemovePasskeyDialog({ passkey, onClose }: RemovePasskeyDialogProps) {
	const client = useQueryClient();
	const send = useSend(accountRoutes.removePasskey, {
		onSuccess: async () => {
			onClose();
			showToast(removed);
			for (const route of [accountRoutes.passkeys, accountRoutes.sessions])
				await client.invalidateQueries({ queryKey: keyOf(route) });
		},
	});
	const { remove, removeHeading, removeText, removed } = accountCopy.passkeys;
	const close = () => {
		send.reset();
		onClose();
	};
	return (
		<ConfirmDialog
			question={
				passkey && { heading: say(removeHeading, { name: passkey.name }), text: removeText, submit: remove }
			}
			onConfirm={() => passkey && send.mutate({ ids: { passkey: passkey.id } })}
			onClose={close}
			isPending={send.isPending}
			error={send.error}
		/>
	);
}
