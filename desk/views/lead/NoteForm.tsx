import { useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button } from "react-aria-components";
import { keyOf, useSend } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { showToast } from "#desk/app/toasts.tsx";
import { markUnsaved } from "#desk/app/unsaved.ts";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { leadRoutes } from "#domain/desk/lead-detail.ts";

const words = copy.lead.note;
const maxLength = 5000;

/** Notes that were begun, by lead: they are still there when the lead is opened again. */
const begun = new Map<string, string>();

function storeBegun(lead: string, text: string): void {
	if (text === "") begun.delete(lead);
	else begun.set(lead, text);
	markUnsaved(`note ${lead}`, text !== "");
}

/** The note that is being written on a lead. */
function useNote(lead: string) {
	const [text, setText] = useState(() => begun.get(lead) ?? "");
	const client = useQueryClient();
	const { mutate, error, isPending } = useSend(leadRoutes.addNote);
	const write = (next: string) => {
		setText(next);
		storeBegun(lead, next);
	};
	const add = () =>
		mutate(
			{ ids: { lead }, input: { text } },
			{
				onSuccess: async () => {
					write("");
					showToast(words.done);
					await client.invalidateQueries({ queryKey: keyOf(leadRoutes.read) });
				},
			},
		);
	return { text, write, add, error, isPending };
}

/** A note that only colleagues read. */
export function NoteForm({ lead }: { readonly lead: string }) {
	const id = useId();
	const { text, write, add, error, isPending } = useNote(lead);
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
					maxLength={maxLength}
					value={text}
					onChange={({ target }) => write(target.value)}
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
