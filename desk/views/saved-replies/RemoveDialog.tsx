import { useQueryClient } from "@tanstack/react-query";
import { Button } from "react-aria-components";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import type { SavedReply } from "#desk/views/saved-replies/SavedRepliesView.tsx";
import { replyRoutes } from "#domain/desk/replies.ts";

const words = copy.reply.savedReplies;

interface RemoveDialogProps {
	readonly saved: SavedReply;
	readonly onClose: () => void;
}

export function RemoveDialog({ saved: { id, title }, onClose }: RemoveDialogProps) {
	const client = useQueryClient();
	const remove = useSend(replyRoutes.removeSaved);
	const confirm = () =>
		remove.mutate(
			{ ids: { reply: id } },
			{
				onSuccess: async () => {
					onClose();
					showToast(words.removed);
					await client.invalidateQueries({ queryKey: keyOf(replyRoutes.listSaved) });
				},
			},
		);
	return (
		<DeskDialog heading={say(words.removeHeading, { title })} isOpen onClose={onClose} role="alertdialog">
			<p>{words.removeText}</p>
			<FormProblem error={remove.error} />
			<div className="actions">
				<Button className="button danger" onPress={confirm} isPending={remove.isPending}>
					{words.removeSubmit}
				</Button>
				<Button className="button secondary" onPress={onClose}>
					{copy.frame.dialog.cancel}
				</Button>
			</div>
		</DeskDialog>
	);
}
