import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button, useFilter } from "react-aria-components";
import { answerOf } from "#desk/api/queries.ts";
import { copy } from "#desk/app/copy.ts";
import { useSession } from "#desk/app/session.tsx";
import { DeskDialog } from "#desk/ui/DeskDialog.tsx";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { fillPlaceholders } from "#domain/desk/placeholders.ts";
import { replyRoutes } from "#domain/desk/replies.ts";

const words = copy.reply.saved;

interface SavedReplyPickerProps {
	readonly detail: LeadDetail;
	/** Gets the text with what is known of the lead filled in. */
	readonly onPick: (text: string) => void;
}

/** Finds a saved reply by its words. */
export function SavedReplyPicker({ detail, onPick }: SavedReplyPickerProps) {
	const { person } = useSession();
	const [isOpen, setOpen] = useState(false);
	const pick = (text: string) => {
		setOpen(false);
		onPick(fillPlaceholders(text, knownOf(detail, person.name)));
	};
	return (
		<>
			<Button className="button secondary" onPress={() => setOpen(true)}>
				{words.choose}
			</Button>
			<DeskDialog heading={words.choose} isOpen={isOpen} onClose={() => setOpen(false)}>
				<SavedReplyChoice onPick={pick} />
			</DeskDialog>
		</>
	);
}

function knownOf({ lead, values }: LeadDetail, sender: string) {
	return {
		firstName: String(values["firstName"] ?? lead.name.split(" ")[0] ?? ""),
		lastName: String(values["lastName"] ?? ""),
		name: lead.name,
		company: lead.company,
		reference: lead.reference,
		sender,
	};
}

function SavedReplyChoice({ onPick }: Pick<SavedReplyPickerProps, "onPick">) {
	const id = useId();
	const { data } = useQuery(answerOf(replyRoutes.listSaved, {}));
	const [search, setSearch] = useState("");
	const { contains } = useFilter({ sensitivity: "base" });
	const found = data?.replies.filter(({ title, text }) => contains(`${title} ${text}`, search)) ?? [];
	return (
		<>
			<div className="field">
				<label htmlFor={id}>{words.search}</label>
				<input
					id={id}
					type="search"
					value={search}
					// biome-ignore lint/a11y/noAutofocus: the dialog was opened to search.
					autoFocus
					onChange={({ target }) => setSearch(target.value)}
				/>
			</div>
			<p role="status">{data !== undefined && found.length === 0 && words.none}</p>
			<ul className="plain saved-choice">
				{found.map(({ id, title, text }) => (
					<li key={id}>
						<Button onPress={() => onPick(text)}>
							<b>{title}</b>
							<span>{text}</span>
						</Button>
					</li>
				))}
			</ul>
		</>
	);
}
