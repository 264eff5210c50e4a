import { copy, say } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import { cityOf } from "#desk/views/lead/sender-zone.ts";

interface TimelineTimeProps {
	readonly at: string;
	/** The sender's zone, where it is known. */
	readonly zone: string | null;
}

/** A moment in the reader's zone and, where it is known, in the sender's. */
export function TimelineTime({ at, zone }: TimelineTimeProps) {
	const moment = new Date(at);
	return (
		<time dateTime={at} className="timeline-time">
			{momentAt(moment)}
			{zone !== null && !isOwnTime(moment, zone) && (
				<span>
					{say(copy.lead.timeline.theirTime, { moment: momentAt(moment, zone), zone: cityOf(zone) })}
				</span>
			)}
		</time>
	);
}

/** Whether the clocks of a zone show what this device's does. A device may have no name for its own zone. */
function isOwnTime(moment: Date, timeZone: string): boolean {
	return moment.toLocaleString("en", { timeZone }) === moment.toLocaleString("en");
}
