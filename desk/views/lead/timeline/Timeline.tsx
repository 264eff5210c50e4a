import { copy } from "#desk/app/copy.ts";
import { senderZone } from "#desk/views/lead/sender-zone.ts";
import { eventText } from "#desk/views/lead/timeline/event-text.ts";
import { TimelineRow } from "#desk/views/lead/timeline/TimelineRow.tsx";
import { timelineItems } from "#desk/views/lead/timeline/timeline-items.ts";
import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";
import "#desk/views/lead/timeline/timeline.css";

interface TimelineProps {
	readonly detail: LeadDetail;
	readonly nameOf: (id: string | null) => string;
}

/** Everything that happened to a lead and those merged into it, oldest first. */
export function Timeline({ detail, nameOf }: TimelineProps) {
	const { lead, merged, timeline } = detail;
	const zone = senderZone(detail);
	const referenceOf = (id: string | null) => merged.find((each) => each.id === id)?.reference ?? null;
	const tell = (entry: TimelineEntry) => eventText(entry, timeline, lead.form, nameOf);
	return (
		<section className="timeline" aria-labelledby="timeline">
			<h2 id="timeline">{copy.lead.timeline.heading}</h2>
			<ol className="plain">
				{timelineItems(detail).map((item) => (
					<TimelineRow
						key={item.id}
						item={item}
						zone={zone}
						address={lead.email}
						from={referenceOf(item.lead)}
						tell={tell}
					/>
				))}
			</ol>
		</section>
	);
}
