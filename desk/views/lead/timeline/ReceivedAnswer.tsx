import { copy, say } from "#desk/app/copy.ts";
import type { Answer } from "#desk/views/lead/timeline/timeline-items.ts";
import { formatKilobytes, formatList } from "#domain/locale/formats.ts";
import "#desk/ui/written-text.css";

const words = copy.lead.timeline;

/** An answer as it came. What is not stored here is in the mailbox. */
export function ReceivedAnswer({
	answer: { subject, text, copied = [], attachments, isCut },
}: {
	readonly answer: Answer;
}) {
	return (
		<>
			<p className="timeline-mail">
				<b>{subject}</b>
			</p>
			<p className="written-text">{text}</p>
			{copied.length > 0 && (
				<p className="quiet">{say(words.copied, { addresses: formatList(copied, copy.locale) })}</p>
			)}
			{isCut && <p className="quiet">{words.cut}</p>}
			{attachments.map(({ name, size }) => (
				<p key={name} className="quiet">
					{say(words.attachment, { name, size: formatKilobytes(size, copy.locale) })}
				</p>
			))}
		</>
	);
}
