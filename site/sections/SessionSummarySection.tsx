import type { Webinars } from "#content/schemas/pages/webinars.ts";
import type { Webinar } from "#content/schemas/webinar.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { Paragraphs } from "#site/sections/Paragraphs.tsx";
import "#site/sections/prose.css";
import "#site/sections/session-summary.css";

interface SessionSummarySectionProps {
	readonly labels: Webinars["labels"];
	readonly webinar: Webinar;
	readonly locale: Locale;
}

/** What a session that has been held was about, next to its agenda. */
export function SessionSummarySection({ labels, webinar, locale }: SessionSummarySectionProps) {
	return (
		<section className="section width two-columns aside session-summary">
			<h2>{labels.summary}</h2>
			<Paragraphs paragraphs={webinar.summary} />
			<div className="session-agenda">
				<h3>{labels.agenda}</h3>
				<ol className="plain">
					{webinar.agenda.map(({ minute, heading }) => (
						<li key={minute}>
							<span>{formatMessage(labels.minute, { count: minute }, locale)}</span> {heading}
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
