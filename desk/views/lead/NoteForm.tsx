import { useIsMutating, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "react-aria-components";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { begunNote, useBegunNote, writeNote } from "#desk/views/lead/begun-notes.ts";
import { leadRoutes, maxNoteLength } from "#domain/desk/lead-detail.ts";

const words = copy.lead.note;

/** The note that is being written on a lead. */
function useNote(lead: string) {
	const text = useBegunNote(lead);
	const client = useQueryClient();
	const mutationKey = ["note", lead];
	const { mutate, error } = useSend(leadRoutes.addNote, {
		mutationKey,
		onSuccess: async (_, { input }) => {
			// What was typed since is the next note.
			if (begunNote(lead) === input.text) writeNote(lead, "");
			showToast(words.done);
			await client.invalidateQueries({ queryKey: keyOf(leadRoutes.read) });
		},
	});
	// Also what was sent before the lead was left and opened again.
	const isPending = useIsMutating({ mutationKey }) > 0;
	const add = () => mutate({ ids: { lead }, input: { text } });
	return { text, add, error, isPending };
}

/** A note that only colleagues read. */
export function NoteForm({ lead }: { readonly lead: string }) {
	const id = useId();
	const { text, add, error, isPending } = useNote(lead);
	const [isOpen, setOpen] = useState(text !== "");
	return (
		<details
			className="lead-note"
			open={isOpen}
			onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
		>
			<summary>{words.label}</summary>
			<div className="field">
				<label htmlFor={id} className="visually-hidden">
					{words.label}
				</label>
				<textarea
					id={id}
					rows={3}
					maxLength={maxNoteLength}
					value={text}
					onChange={({ target }) => writeNote(lead, target.value)}
				/>
			</div>
			<FormProblem error={error} />
			<Button
				className="button secondary"
				onPress={add}
				isDisabled={text.trim() === ""}
				isPending={isPending}
			>
				{words.submit}
			</Button>
		</details>
	);
}
