import { copy, say } from "#desk/app/copy.ts";
import type { useReply } from "#desk/views/lead/reply/use-reply.ts";
import { eventText } from "#desk/views/lead/timeline/event-text.ts";
import { ReceivedAnswer } from "#desk/views/lead/timeline/ReceivedAnswer.tsx";
import { TimelineTime } from "#desk/views/lead/timeline/TimelineTime.tsx";
import type { LeadSummary } from "#domain/desk/inbox.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";
import "#desk/ui/written-text.css";

const words = copy.reply;

interface ReplyStopProps {
	readonly reply: Pick<ReturnType<typeof useReply>, "news" | "to">;
	/** The lead as it is now. */
	readonly lead: Pick<LeadSummary, "form" | "email">;
	readonly nameOf: (id: string | null) => string;
}

/** What has come since the reply was begun, to be read before it is sent. */
export function ReplyStop({ reply, lead, nameOf }: ReplyStopProps) {
	const { form, email: address } = lead;
	const isMoved = reply.to !== address;
	if (reply.news.length === 0 && !isMoved) return null;
	return (
		<div className="reply-stop" role="alert">
			{reply.news.length > 0 && (
				<>
					<h3>{words.stopped.heading}</h3>
					<p>{words.stopped.text}</p>
					<ul className="plain">
						{reply.news.map((entry) => (
							<li key={entry.number}>
								<b>{eventText(entry, reply.news, form, nameOf)}</b> <TimelineTime at={entry.at} zone={null} />
								<NewText what={entry.what} />
							</li>
						))}
					</ul>
				</>
			)}
			{isMoved && (
				<>
					<h3>{words.changedAddress.heading}</h3>
					<p>{say(words.changedAddress.text, { address })}</p>
				</>
			)}
		</div>
	);
}

/** What was written, so far as it is stored here. */
function NewText({ what }: Pick<TimelineEntry, "what">) {
	if (what.kind === "answer") return <ReceivedAnswer answer={what} />;
	return "text" in what ? <p className="written-text">{what.text}</p> : null;
}
