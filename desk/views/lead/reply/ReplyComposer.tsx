import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isRefusedFor } from "#desk/api/ask.ts";
import { answerOf } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { useKeys } from "#desk/app/keyboard.ts";
import { useSession } from "#desk/app/session.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { DraftConflict } from "#desk/views/lead/reply/DraftConflict.tsx";
import { QueuedNotice } from "#desk/views/lead/reply/QueuedNotice.tsx";
import { ReplyFields } from "#desk/views/lead/reply/ReplyFields.tsx";
import { ReplyStop } from "#desk/views/lead/reply/ReplyStop.tsx";
import { leftOutOf, subjectFor } from "#desk/views/lead/reply/reply-text.ts";
import { SendBar } from "#desk/views/lead/reply/SendBar.tsx";
import { usePreview } from "#desk/views/lead/reply/use-preview.ts";
import { useReply } from "#desk/views/lead/reply/use-reply.ts";
import { usePresence } from "#desk/views/lead/use-presence.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import type { RouteAnswer } from "#domain/desk/route.ts";
import { statusRoutes } from "#domain/desk/status.ts";
import { formatList } from "#domain/locale/formats.ts";
import "#desk/views/lead/reply/reply.css";

const words = copy.reply;

interface ReplyComposerProps {
	readonly detail: LeadDetail;
	readonly nameOf: (id: string | null) => string;
}

/** Where a person answers a lead. */
export function ReplyComposer({ detail, nameOf }: ReplyComposerProps) {
	const { person } = useSession();
	const { data: status } = useQuery(answerOf(statusRoutes.read, {}));
	const reply = useReply(detail, person, subjectFor(detail));
	const { queued } = reply;
	const preview = usePreview(queued);
	const isWriting = reply.draft.written.text.trim() !== "";
	usePresence(detail.lead.id, isWriting ? "replying" : "looking");
	useKeys({ reply: preview.write });
	const heading = useRef<HTMLHeadingElement>(null);
	// The heading, not the field: keys go on being keys of the desk.
	const focusHeading = () => heading.current?.focus({ preventScroll: true });
	const takeBack = async () => {
		if (await reply.takeBack()) preview.write();
	};
	const { mergedInto } = detail;
	// Who is in it when the lead is merged keeps it: the next letters would be keys of the desk.
	const [hasFocus, setFocus] = useState(false);
	const isInUse = isWriting || queued !== null || hasFocus;
	if (mergedInto !== null && !isInUse) return null;
	return (
		<section
			className="reply"
			aria-labelledby="reply"
			onFocus={() => setFocus(true)}
			// The focus stays here while another window has it.
			onBlur={({ currentTarget }) =>
				mergedInto === null && setFocus(currentTarget.contains(document.activeElement))
			}
		>
			<header>
				<h2 ref={heading} id="reply" tabIndex={-1}>
					{words.heading}
				</h2>
				<p className="quiet">{say(words.to, { address: reply.to })}</p>
			</header>
			<LeftOutNote addresses={leftOutOf(detail)} address={reply.to} />
			<MailNotes status={status} address={reply.to} />
			{queued !== null && (
				<QueuedNotice
					key={queued.mail}
					queued={queued}
					onTakeBack={takeBack}
					onOver={(hadFocus) => {
						if (hadFocus) focusHeading();
						reply.letGo();
					}}
				/>
			)}
			<ReplyFields reply={reply} detail={detail} preview={preview} />
			<DraftConflict draft={reply.draft} onChosen={preview.write} />
			{mergedInto === null && <ReplyStop reply={reply} lead={detail.lead} nameOf={nameOf} />}
			<FormProblem error={isStop(reply.error) ? null : reply.error} />
			<SendBar
				reply={reply}
				address={detail.lead.email}
				mergedInto={mergedInto}
				hasMail={status !== undefined && status.sendsFrom !== null}
				onDiscarded={focusHeading}
			/>
		</section>
	);
}

/** What `ReplyStop` shows by itself. */
function isStop(error: unknown): boolean {
	return isRefusedFor(error, "newer-events", "address-changed");
}

interface LeftOutNoteProps {
	readonly addresses: readonly string[];
	readonly address: string;
}

/** Names those whom the person has copied in, and whom the reply does not reach. */
function LeftOutNote({ addresses, address }: LeftOutNoteProps) {
	if (addresses.length === 0) return null;
	const text = say(words.leftOut, { address, addresses: formatList(addresses, copy.locale) });
	return <p className="reply-note">{text}</p>;
}

interface MailNotesProps {
	/** Undefined until it is known. */
	readonly status: RouteAnswer<typeof statusRoutes.read> | undefined;
	readonly address: string;
}

/** Says what to do without a mail server, and where answers go when the service does not read them. */
function MailNotes({ status, address }: MailNotesProps) {
	if (status === undefined) return null;
	const { sendsFrom, readsAnswers } = status;
	if (sendsFrom === null) {
		const state = copy.inbox.close.waiting;
		return <p className="reply-note">{say(words.noMail, { address, state })}</p>;
	}
	if (readsAnswers) return null;
	return <p className="reply-note">{say(words.answersElsewhere, { address: sendsFrom })}</p>;
}
