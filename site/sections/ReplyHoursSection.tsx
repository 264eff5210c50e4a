import "#site/sections/prose.css";
import "#site/sections/reply-times.css";

interface ReplyHoursSectionProps {
	readonly heading: string;
	readonly entries: readonly { readonly period: string; readonly heading: string; readonly text: string }[];
}

/** What happens in which hour after a message has arrived. */
export function ReplyHoursSection({ heading, entries }: ReplyHoursSectionProps) {
	return (
		<section className="section width two-columns aside">
			<h2>{heading}</h2>
			<dl className="reply-hours">
				{entries.map((entry) => (
					<div key={entry.period}>
						<dt>{entry.period}</dt>
						<dd>
							<b>{entry.heading}</b> {entry.text}
						</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
