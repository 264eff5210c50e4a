import { copy, say } from "#desk/app/copy.ts";
import type { useReply } from "#desk/views/lead/reply/use-reply.ts";
import { eventText } from "#desk/views/lead/timeline/event-text.ts";
import { TimelineTime } from "#desk/views/lead/timeline/TimelineTime.tsx";

const words = copy.reply;

interface ReplyStopProps {
	readonly reply: ReturnType<typeof useReply>;
	/** The lead's address of now. */
	readonly address: string;
	readonly nameOf: (id: string | null) => string;
}

/** What has come since the reply was begun, to be read before it is sent. */
export function ReplyStop({ reply, address, nameOf }: ReplyStopProps) {
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
								<b>{eventText(entry, nameOf)}</b> <TimelineTime at={entry.at} zone={null} />
								{"text" in entry.what && <p className="written-text">{entry.what.text}</p>}
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
