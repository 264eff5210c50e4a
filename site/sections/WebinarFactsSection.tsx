import type { Webinars } from "#content/schemas/pages/webinars.ts";
import type { Office } from "#content/schemas/site.ts";
import type { Webinar } from "#content/schemas/webinar.ts";
import type { Locale } from "#domain/locale/locale.ts";
import type { WebinarState } from "#domain/webinars/webinar-state.ts";
import { TopicList } from "#site/sections/TopicList.tsx";
import { WebinarFacts } from "#site/sections/WebinarFacts.tsx";
import "#site/ui/card.css";
import "#site/sections/webinar-facts.css";

interface WebinarFactsSectionProps {
	readonly labels: Webinars["labels"];
	readonly webinar: Webinar & { readonly path: string };
	readonly state: WebinarState;
	readonly offices: readonly [Office, ...Office[]];
	readonly locale: Locale;
}

/** When a session is, and what it deals with. One to come can be put into a calendar; one without a recording says so. */
export function WebinarFactsSection({ labels, webinar, state, offices, locale }: WebinarFactsSectionProps) {
	const isLive = state === "live";
	const isWritten = !isLive && webinar.recordingUrl === undefined;
	const topics = {
		label: labels.topics,
		value: <TopicList label={labels.topics} topics={webinar.topics} />,
	};
	return (
		<div className="width facts-strip webinar-facts">
			<p className="webinar-line">
				<span className={`badge ${state}`}>{isWritten ? labels.writtenSession : labels[state]}</span>
				{isWritten && <span className="written-session">{labels.written}</span>}
				{isLive && <a href={`${webinar.path}.ics`}>{labels.calendar}</a>}
				{!isLive && webinar.recordingUrl && <a href="#recording">{labels.watch}</a>}
				{isLive && <span data-own-zone>{labels.ownZone}</span>}
			</p>
			<WebinarFacts labels={labels} webinar={webinar} offices={offices} locale={locale} more={[topics]} />
		</div>
	);
}
