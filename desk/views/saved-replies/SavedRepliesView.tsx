import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Button, useFilter } from "react-aria-components";
import { failureText } from "#desk/api/failure-text.ts";
import { answerOf } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { ViewFrame } from "#desk/ui/ViewFrame.tsx";
import { RemoveDialog } from "#desk/views/saved-replies/RemoveDialog.tsx";
import { SavedReplyDialog } from "#desk/views/saved-replies/SavedReplyDialog.tsx";
import { replyRoutes, type SavedReply } from "#domain/desk/replies.ts";
import "#desk/views/saved-replies/saved-replies.css";
import "#desk/ui/written-text.css";

const words = copy.reply.savedReplies;

/** Replies that are used again, which everyone at the desk shares. */
export function SavedRepliesView() {
	const { data, error } = useQuery(answerOf(replyRoutes.listSaved, {}));
	const [isAdding, setAdding] = useState(false);
	const add = (
		<Button className="button" onPress={() => setAdding(true)}>
			{words.add}
		</Button>
	);
	return (
		<ViewFrame heading={words.heading} actions={add}>
			<p className="quiet">{words.intro}</p>
			{data === undefined ? (
				<p role="status">{error === null ? copy.frame.loading : failureText(error)}</p>
			) : (
				<SavedReplyList replies={data.replies} />
			)}
			{isAdding && <SavedReplyDialog saved={null} onClose={() => setAdding(false)} />}
		</ViewFrame>
	);
}

function SavedReplyList({ replies }: { readonly replies: readonly SavedReply[] }) {
	const id = useId();
	const [search, setSearch] = useState("");
	const { contains } = useFilter({ sensitivity: "base" });
	if (replies.length === 0) return <p>{words.none}</p>;
	const found = replies.filter(({ title, text }) => contains(`${title} ${text}`, search));
	return (
		<>
			<div className="field">
				<label htmlFor={id}>{words.search}</label>
				<input id={id} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
			</div>
			<p role="status">{found.length === 0 && words.noMatch}</p>
			<ul className="plain saved-replies">
				{found.map((saved) => (
					<SavedReplyItem key={saved.id} saved={saved} />
				))}
			</ul>
		</>
	);
}

function SavedReplyItem({ saved }: { readonly saved: SavedReply }) {
	const [open, setOpen] = useState<"edit" | "remove" | null>(null);
	const { title, text } = saved;
	const close = () => setOpen(null);
	return (
		<li>
			<h2>{title}</h2>
			<p className="written-text">{text}</p>
			<div className="actions">
				<Button className="text-button" onPress={() => setOpen("edit")}>
					{say(words.edit, { title })}
				</Button>
				<Button className="text-button" onPress={() => setOpen("remove")}>
					{say(words.remove, { title })}
				</Button>
			</div>
			{open === "edit" && <SavedReplyDialog saved={saved} onClose={close} />}
			{open === "remove" && <RemoveDialog saved={saved} onClose={close} />}
		</li>
	);
}
