import { useQuery } from "@tanstack/react-query";
import { useRef } from "react";
import { answerOf } from "#desk/api/queries.ts";
import { copy, say } from "#desk/app/copy.ts";
import { useKeys } from "#desk/app/keyboard.ts";
import { useSession } from "#desk/app/session.tsx";
import { FormProblem } from "#desk/ui/FormProblem.tsx";
import { QueuedNotice } from "#desk/views/lead/reply/QueuedNotice.tsx";
import { ReplyFields } from "#desk/views/lead/reply/ReplyFields.tsx";
import { ReplyStop } from "#desk/views/lead/reply/ReplyStop.tsx";
import { subjectFor } from "#desk/views/lead/reply/reply-text.ts";
import { SendBar } from "#desk/views/lead/reply/SendBar.tsx";
import { useReply } from "#desk/views/lead/reply/use-reply.ts";
import { usePresence } from "#desk/views/lead/use-presence.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import { statusRoutes } from "#domain/desk/status.ts";
import "#desk/views/lead/reply/reply.css";

const words = copy.reply;

interface ReplyComposerProps {
	readonly detail: LeadDetail;
	readonly nameOf: (id: string | null) => string;
}

/** Where a person answers a lead. */
export function ReplyComposer({ detail, nameOf }: ReplyComposerProps) {
	const { person } = useSession();
	const reply = useReply(detail, person, subjectFor(detail));
	const field = useRef<HTMLTextAreaElement>(null);
	const isWriting = reply.draft.written.text.trim() !== "";
	usePresence(detail.lead.id, isWriting ? "replying" : "looking");
	useKeys({ reply: () => field.current?.focus() });
	const takeBack = async () => {
		await reply.takeBack();
		field.current?.focus();
	};
	return (
		<section className="reply" aria-labelledby="reply">
			<header>
				<h2 id="reply">{words.heading}</h2>
				<p className="quiet">{say(words.to, { address: reply.to })}</p>
			</header>
			<MailNotes />
			{reply.queued !== null && (
				<QueuedNotice
					key={reply.queued.mail}
					queued={reply.queued}
					onTakeBack={takeBack}
					onOver={reply.letGo}
				/>
			)}
			<ReplyFields reply={reply} detail={detail} field={field} />
			<ReplyStop reply={reply} address={detail.lead.email} nameOf={nameOf} />
			<FormProblem error={isStop(reply.error) ? null : reply.error} />
			<SendBar reply={reply} address={detail.lead.email} />
		</section>
	);
}

/** What `ReplyStop` shows by itself. */
function isStop(error: unknown): boolean {
	return error instanceof Error && (error.message === "newer-events" || error.message === "address-changed");
}

/** Says where mails and answers go when the service is not set up for them. */
function MailNotes() {
	const { data: status } = useQuery(answerOf(statusRoutes.read, {}));
	if (status === undefined) return null;
	const { sendsFrom, readsAnswers } = status;
	if (sendsFrom === null) return <p className="reply-note">{words.noMail}</p>;
	if (readsAnswers) return null;
	return <p className="reply-note">{say(words.answersElsewhere, { address: sendsFrom })}</p>;
}
