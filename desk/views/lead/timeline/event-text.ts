import { copy, say } from "#desk/app/copy.ts";
import { momentAt } from "#desk/app/moment-at.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";
import { formatList } from "#domain/locale/formats.ts";

const words = copy.lead.timeline.events;

/** What happened, in a sentence. @param nameOf what to call a person; null is the service */
export function eventText(
	{ person, what }: TimelineEntry,
	nameOf: (id: string | null) => string,
	fieldName: (name: string) => string = (name) => name,
): string {
	const who = nameOf(person);
	switch (what.kind) {
		case "note":
			return say(words.note, { who });
		case "assigned":
			if (what.to === null) return say(words.unassigned, { who });
			return what.to === person
				? say(words.took, { who })
				: say(words.assigned, { who, to: nameOf(what.to) });
		case "state":
			return say(words.state, { who, to: copy.inbox.states[what.to] });
		case "snoozed":
			return snoozedText(what.to, person === null ? null : who);
		case "reply-taken-back":
			return say(words.takenBack, { who });
		case "answer":
			return say(what.isAutomatic ? words.automatic : words.answer, { from: what.from });
		case "bounced":
			return say(words.bounced, { to: what.to });
		case "reply-resent":
			return say(words.resent, { to: what.to });
		case "merged":
			return say(words.merged, { who, reference: what.reference });
		case "merged-into":
			return say(words.mergedInto, { who, reference: what.reference });
		case "unmerged":
			return say(words.unmerged, { who, reference: what.reference });
		case "corrected":
			return say(words.corrected, { who, fields: formatList(what.fields.map(fieldName), copy.locale) });
		case "reply":
			return say(words.replied, { who });
		case "received":
			return words.received;
	}
}

function snoozedText(until: string | null, who: string | null): string {
	if (who === null) return words.woke;
	if (until === null) return say(words.snoozeEnded, { who });
	if (until === "until-reply") return say(words.snoozedUntilReply, { who });
	return say(words.snoozedUntil, { who, moment: momentAt(new Date(until)) });
}
