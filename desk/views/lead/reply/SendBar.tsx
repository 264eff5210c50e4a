import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { Button } from "react-aria-components";
import { copy, say } from "#desk/app/copy.ts";
import { useSession } from "#desk/app/session.tsx";
import { showToast } from "#desk/app/toasts.tsx";
import type { DraftState } from "#desk/views/lead/reply/draft-state.ts";
import type { DraftInHand } from "#desk/views/lead/reply/use-draft.ts";
import type { useReply } from "#desk/views/lead/reply/use-reply.ts";
import { deskPages } from "#domain/desk/pages.ts";
import { unfilledIn } from "#domain/desk/placeholders.ts";
import { maxReplyLength, withSignature } from "#domain/desk/replies.ts";
import { formatList, formatTime } from "#domain/locale/formats.ts";

const words = copy.reply;
const { chooseFirst } = words.draft.conflict;

interface SendBarProps {
	readonly reply: ReturnType<typeof useReply>;
	/** The lead's address of now. */
	readonly address: string;
	/** The lead at which the reply is sent, where this one was merged into it. */
	readonly mergedInto: string | null;
	/** Whether the service can send; a draft is stored either way. */
	readonly hasMail: boolean;
	readonly onDiscarded: () => void;
}

/** Sends the reply, says whether its draft is stored, and discards it. */
export function SendBar({ reply, address, mergedInto, hasMail, onDiscarded }: SendBarProps) {
	const { person } = useSession();
	const [problem, setProblem] = useState<string | null>(null);
	const { written, state } = reply.draft;
	// The reply has just gone, and the second of two quick presses would find nothing written.
	const isJustSent = reply.queued !== null && written.text === "";
	const isChosen = problem === chooseFirst && state.kind !== "conflict";
	const send = async () => {
		const found = problemOf(reply.draft, person.signature);
		setProblem(found);
		if (found === null) await reply.send();
	};
	const discard = () => {
		reply.draft.discard();
		onDiscarded();
		showToast(words.discarded, { label: copy.frame.toasts.undo, run: () => reply.write(written) });
	};
	return (
		<div className="reply-send">
			<p role="alert" className="form-problem" hidden={problem === null || isChosen}>
				{problem}
			</p>
			{mergedInto === null ? (
				<Button
					className="button"
					onPress={send}
					isPending={reply.isBusy}
					isDisabled={isJustSent || !hasMail}
				>
					{sendLabel(reply, address)}
				</Button>
			) : (
				<p role="alert" className="reply-note">
					{words.merged.text}{" "}
					<Link to={deskPages.lead} params={{ lead: mergedInto }} search={(kept) => kept}>
						{words.merged.link}
					</Link>
				</p>
			)}
			{(written.text !== "" || state.kind === "saved") && (
				<Button className="text-button" onPress={discard}>
					{words.discard}
				</Button>
			)}
			<p className="quiet">{draftText(state)}</p>
		</div>
	);
}

function sendLabel({ to, news }: Pick<SendBarProps["reply"], "to" | "news">, address: string): string {
	if (to !== address) return words.changedAddress.submit;
	return news.length > 0 ? words.sendAnyway : words.send;
}

/** Why a reply can't go as it is. */
function problemOf({ written, state }: DraftInHand, signature: string): string | null {
	const { subject, text } = written;
	if (state.kind === "conflict") return chooseFirst;
	if (text.trim() === "" || subject.trim() === "") return words.empty;
	// Two texts that a merge or a reply taken back has joined.
	const count = withSignature(text, signature).length - maxReplyLength;
	if (count > 0) return say(words.tooLong, { count });
	const names = unfilledIn(`${subject} ${text}`);
	return names.length === 0 ? null : say(words.unfilled, { names: formatList(names, copy.locale) });
}

function draftText(state: DraftState): string {
	if (state.kind === "saved") {
		const time = formatTime(new Date(state.at), copy.locale);
		return say(words.draft.saved, { time });
	}
	if (state.kind === "saving") return words.draft.saving;
	return state.kind === "failed" || state.kind === "conflict" ? words.draft.failed : "";
}
