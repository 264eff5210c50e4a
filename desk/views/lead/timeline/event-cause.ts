import { copy } from "#desk/app/copy.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";

/** What to call the merge or the separation that has made a change, which then follows it at the same moment; undefined where a person has. */
export function causeOf(
	{ lead, at, number }: TimelineEntry,
	timeline: readonly TimelineEntry[],
): string | undefined {
	const causes: Partial<Record<TimelineEntry["what"]["kind"], string>> = copy.lead.causes;
	const cause = timeline.find(
		({ what, ...other }) =>
			other.lead === lead && other.at === at && other.number < number && what.kind in causes,
	);
	return cause && causes[cause.what.kind];
}
