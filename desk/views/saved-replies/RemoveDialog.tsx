import { useQueryClient } from "@tanstack/react-query";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { ConfirmDialog } from "#desk/ui/ConfirmDialog.tsx";
import { replyRoutes, type SavedReply } from "#domain/desk/replies.ts";

const words = copy.reply.savedReplies;

interface RemoveDialogProps {
	readonly saved: SavedReply;
	readonly onClose: () => void;
}

/** Asks before a saved reply goes for everyone. */
export function RemoveDialog({ saved: { id, title }, onClose }: RemoveDialogProps) {
	const client = useQueryClient();
	const remove = useSend(replyRoutes.removeSaved, {
		onSuccess: async () => {
			onClose();
			showToast(words.removed);
			await client.invalidateQueries({ queryKey: keyOf(replyRoutes.listSaved) });
		},
	});
	const heading = say(words.removeHeading, { title });
	return (
		<ConfirmDialog
			question={{ heading, text: words.removeText, submit: words.removeSubmit }}
			onConfirm={() => remove.mutate({ ids: { reply: id } })}
			onClose={onClose}
			isPending={remove.isPending}
			error={remove.error}
		/>
	);
}
