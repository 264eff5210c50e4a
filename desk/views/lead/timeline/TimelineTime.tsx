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
	const own = momentAt(moment);
	const theirs = zone === null ? null : momentAt(moment, zone);
	const isSame = theirs === momentAt(moment, ownZone());
	return (
		<time dateTime={at} className="timeline-time">
			{own}
			{theirs !== null && zone !== null && !isSame && (
				<span>{say(copy.lead.timeline.theirTime, { moment: theirs, zone: cityOf(zone) })}</span>
			)}
		</time>
	);
}

function ownZone(): string {
	return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
