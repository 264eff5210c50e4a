import { copy, say } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import { fieldName } from "#desk/leads/submitted-fields.ts";
import { causeOf } from "#desk/views/lead/timeline/event-cause.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";
import { formatList } from "#domain/locale/formats.ts";

const words = copy.lead.timeline.events;

/**
 * What happened, in a sentence.
 * @param timeline what else happened, by which it shows whether a merge or a separation has done it
 * @param form the form of the lead, whose fields are named
 * @param nameOf what to call a person; null is the service
 */
export function eventText(
	entry: TimelineEntry,
	timeline: readonly TimelineEntry[],
	form: string,
	nameOf: (id: string | null) => string,
): string {
	const { person, what } = entry;
	const who = causeOf(entry, timeline) ?? nameOf(person);
	switch (what.kind) {
		case "note":
		case "reply":
		case "reply-taken-back":
			return say(words[what.kind], { who });
		case "assigned":
			if (what.to === null) return say(words.unassigned, { who });
			return what.to === person
				? say(words.took, { who })
				: say(words.assigned, { who, to: nameOf(what.to) });
		case "state":
			if (what.from === what.to) return say(words.due, { who });
			return say(words.state, { who, to: copy.inbox.states[what.to] });
		case "snoozed":
			return snoozedText(what.to, person === null ? null : who);
		case "answer":
			return say(what.isAutomatic ? words.automatic : words.answer, { from: what.from });
		case "bounced":
		case "reply-resent":
			return say(words[what.kind], { to: what.to });
		case "merged":
		case "merged-into":
		case "unmerged":
			return say(words[what.kind], { who, reference: what.reference });
		case "corrected":
			return say(words.corrected, { who, fields: namesOf(what.fields, form) });
		case "received":
			return words.received;
	}
}

function namesOf(fields: readonly string[], form: string): string {
	return formatList(
		fields.map((name) => fieldName(form, name)),
		copy.locale,
	);
}

function snoozedText(until: string | null, who: string | null): string {
	if (who === null) return words.woke;
	if (until === null) return say(words.snoozeEnded, { who });
	if (until === "until-reply") return say(words.snoozedUntilReply, { who });
	return say(words.snoozedUntil, { who, moment: momentAt(new Date(until)) });
}
