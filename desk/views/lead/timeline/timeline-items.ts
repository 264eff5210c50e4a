import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import type { LeadMail, TimelineEntry } from "#domain/desk/timeline.ts";

/** A mail that came back to the company. */
export type Answer = Extract<TimelineEntry["what"], { kind: "answer" }>;

/** What a timeline shows, each once: a reply is one with its mail, the arrival of a lead one with its form. */
export type TimelineItem = { readonly id: string; readonly at: string; readonly lead: string | null } & (
	| {
			readonly kind: "form";
			readonly form: string;
			readonly values: LeadDetail["values"];
			readonly assessment: LeadDetail["assessment"];
			/** Whether the mailbox has the rest of it. */
			readonly isCut: boolean;
	  }
	/** A mail that the service wrote by itself. */
	| { readonly kind: "mail"; readonly mail: LeadMail }
	| {
			readonly kind: "reply";
			readonly mail: LeadMail | null;
			readonly entry: TimelineEntry;
			readonly text: string;
	  }
	| { readonly kind: "answer"; readonly entry: TimelineEntry; readonly answer: Answer }
	| { readonly kind: "event"; readonly entry: TimelineEntry }
);

type Shown = Pick<LeadDetail, "lead" | "values" | "assessment" | "merged">;

/** Everything that happened to a lead, oldest first. */
export function timelineItems(detail: Shown & Pick<LeadDetail, "timeline" | "mails">) {
	const replies = new Map(
		detail.mails.filter(({ purpose }) => purpose === "reply").map((mail) => [mail.id, mail]),
	);
	const automatic = detail.mails.filter(({ purpose }) => purpose !== "reply");
	const items: TimelineItem[] = [
		...detail.timeline.filter(isTold).map((entry) => itemOf(entry, detail, replies)),
		...automatic.map((mail) => ({ kind: "mail" as const, id: mail.id, at: mail.at, lead: null, mail })),
	];
	return items.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** Taking a new lead sets its state too; one line says both. One that is opened again is claimed as well, which is said. */
function isTold({ what }: TimelineEntry): boolean {
	return what.kind !== "state" || what.from !== "new" || what.to !== "claimed";
}

function itemOf(
	entry: TimelineEntry,
	{ lead, values, assessment, merged }: Shown,
	replies: ReadonlyMap<string, LeadMail>,
): TimelineItem {
	const { what } = entry;
	const place = { id: `${entry.lead}.${entry.number}`, at: entry.at, lead: entry.lead };
	if (what.kind === "received") {
		const { isCut = false } = what;
		const own = { ...lead, values, assessment };
		const source = [own, ...merged].find(({ id }) => id === entry.lead);
		if (source !== undefined)
			return {
				...{ ...place, kind: "form", isCut },
				...{ form: source.form, values: source.values, assessment: source.assessment },
			};
	}
	if (what.kind === "reply")
		return { ...place, kind: "reply", entry, text: what.text, mail: replies.get(what.mail) ?? null };
	if (what.kind === "answer") return { ...place, kind: "answer", entry, answer: what };
	return { ...place, kind: "event", entry };
}
