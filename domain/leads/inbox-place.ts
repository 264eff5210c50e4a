import type { LeadState } from "#domain/leads/lead.ts";

/** Where a lead is listed. A lead that was merged into another is listed nowhere. */
export type Inbox = "open" | "snoozed" | "closed" | "spam" | "merged";

export interface InboxFacts {
	readonly state: LeadState;
	/** `until-reply`, a moment, or null. */
	readonly snoozed: string | null;
	readonly mergedInto: string | null;
	/** By when a person replies; null while no reply is owed. */
	readonly replyDueAt: string | null;
	readonly lastActivityAt: string;
}

// Sorts after every moment of this millennium.
const afterAllMoments = "9";

/**
 * Where a lead is listed, and a text that sorts it there: open leads by the reply clock, then those that owe no reply, the
 * longest quiet one first; snoozed ones by when they come back; the others by when something last happened to them.
 */
export function inboxPlace(lead: InboxFacts): { readonly inbox: Inbox; readonly sortKey: string } {
	const inbox = inboxOf(lead);
	const { replyDueAt, lastActivityAt } = lead;
	const atTheEnd = afterAllMoments + lastActivityAt;
	if (inbox === "open") return { inbox, sortKey: replyDueAt ?? atTheEnd };
	if (inbox === "snoozed") return { inbox, sortKey: wakesAt(lead.snoozed) ?? atTheEnd };
	return { inbox, sortKey: lastActivityAt };
}

function inboxOf({ state, snoozed, mergedInto }: InboxFacts): Inbox {
	if (mergedInto !== null) return "merged";
	if (state === "spam") return "spam";
	if (state === "won" || state === "lost") return "closed";
	return snoozed === null ? "open" : "snoozed";
}

/** The moment at which a snoozed lead comes back by itself; null when it waits for a reply, or is not snoozed. */
function wakesAt(snoozed: string | null): string | null {
	return snoozed === "until-reply" ? null : snoozed;
}
