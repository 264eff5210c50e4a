import type { LeadEvent, TimelineEntry } from "#domain/desk/timeline.ts";
import { isUnanswered } from "#domain/leads/lead.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";

/** What has opened a lead because another is merged into it; undefined where nothing has, or where it owes another reply by now. */
export function openingOf(
	since: readonly TimelineEntry[],
	answers: readonly TimelineEntry[],
	from: LeadRow,
): Extract<LeadEvent, { kind: "state" }> | undefined {
	// That a colleague takes it, or hands it back, changes nothing of what it owes.
	const opening = since.findLast(({ what }) => what.kind === "state" && !isTaking(what));
	if (opening?.what.kind !== "state" || opening.what.mergedLead !== from.id) return undefined;
	const unanswered = since.slice(since.findLastIndex(({ what }) => what.kind === "reply") + 1);
	const owesMore = unanswered.some(
		(entry) => entry.what.kind === "answer" && !entry.what.isAutomatic && !answers.includes(entry),
	);
	return owesMore ? undefined : opening.what;
}

function isTaking({ from, to, mergedLead }: Extract<LeadEvent, { kind: "state" }>): boolean {
	return mergedLead === undefined && from !== to && isUnanswered(from) && isUnanswered(to);
}

/** Until when a lead was snoozed that another one's merge has woken, where nothing else has changed that since. */
export function snoozeBefore(since: readonly TimelineEntry[], from: LeadRow): string | undefined {
	const later = since.flatMap(({ what }) => (what.kind === "snoozed" ? [what] : []));
	const [woken, ...more] = later;
	return woken?.mergedLead === from.id && more.length === 0 ? (woken.from ?? undefined) : undefined;
}
