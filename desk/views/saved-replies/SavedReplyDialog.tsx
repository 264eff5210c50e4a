import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button, Form } from "react-aria-components";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { withValues } from "#desk/ui/form-values.ts";
import { TextField } from "#desk/ui/TextField.tsx";
import { placeholders, unknownPlaces } from "#domain/desk/placeholders.ts";
import {
	maxSavedTextLength,
	maxSavedTitleLength,
	replyRoutes,
	type SavedReply,
} from "#domain/desk/replies.ts";
import { formatList } from "#domain/locale/formats.ts";

const words = copy.reply.savedReplies;
const places = placeholders.map((name) => `{${name}}`).join(" ");

interface SavedReplyDialogProps {
	/** Null for a new one. */
	readonly saved: SavedReply | null;
	readonly onClose: () => void;
}

export function SavedReplyDialog({ saved, onClose }: SavedReplyDialogProps) {
	const client = useQueryClient();
	const onSuccess = async () => {
		onClose();
		showToast(words.saved);
		await client.invalidateQueries({ queryKey: keyOf(replyRoutes.listSaved) });
	};
	const add = useSend(replyRoutes.addSaved, { onSuccess });
	const change = useSend(replyRoutes.changeSaved, { onSuccess });
	const isPending = add.isPending || change.isPending;
	const [unknown, setUnknown] = useState<readonly string[]>([]);
	const save = (form: FormData) => {
		const input = { title: String(form.get("title")), text: String(form.get("text")) };
		const places = unknownPlaces(input.text);
		setUnknown(places);
		if (places.length > 0) return;
		if (saved === null) add.mutate({ input });
		else change.mutate({ ids: { reply: saved.id }, input });
	};
	const problem = say(words.unknown, { names: formatList(unknown, copy.locale) });
	return (
		<DeskDialog
			heading={saved === null ? words.add : say(words.edit, { title: saved.title })}
			isOpen
			onClose={onClose}
			isPending={isPending}
		>
			<Form className="form" onSubmit={withValues(save)}>
				<TextField
					name="title"
					label={words.title}
					field={{ defaultValue: saved?.title ?? "", maxLength: maxSavedTitleLength, hasFocus: true }}
				/>
				<TextField
					name="text"
					type="long-text"
					label={words.text}
					hint={`${words.placeholders} ${places}`}
					field={{ defaultValue: saved?.text ?? "", maxLength: maxSavedTextLength }}
				/>
				<FormProblem error={add.error ?? change.error} text={unknown.length > 0 ? problem : undefined} />
				<Button className="button" type="submit" isPending={isPending}>
					{words.save}
				</Button>
			</Form>
		</DeskDialog>
	);
}
