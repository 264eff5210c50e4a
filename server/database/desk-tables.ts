import type { PeopleTables } from "#server/database/people-tables.ts";

/** What the desk stores. Times are ISO 8601 texts in UTC, as in the other tables. */
export interface DeskTables extends PeopleTables {
	readonly lead_events: LeadEventTable;
	readonly lead_texts: LeadTextTable;
	readonly lead_drafts: LeadDraftTable;
	readonly lead_replies: LeadReplyTable;
	readonly lead_presence: LeadPresenceTable;
	readonly desk_saved_replies: SavedReplyTable;
	readonly desk_audit: AuditTable;
}

/** What the inbox needs of a lead, so that no list has to read what was typed. */
export interface LeadInboxColumns {
	name: string;
	/** In lower case. */
	email: string;
	company: string;
	excerpt: string;
	industry: string | null;
	stage: string | null;
	/** Of the person to whom it is assigned. */
	office: string | null;
	assignee: string | null;
	/** `until-reply`, or a moment. */
	snoozed: string | null;
	/** By when a person replies; null while no reply is owed. */
	reply_due_at: string | null;
	/** Where the lead is listed, and its place there: see `inboxPlace`. */
	inbox: string;
	sort_key: string;
	last_event: number;
	last_activity_at: string;
	first_reply_at: string | null;
	first_reply_office: string | null;
	merged_into: string | null;
	/** 1 for a lead that `npm run desk -- demo` made. */
	is_sample: number;
}

/** Entries are only ever added; erased with their lead. */
interface LeadEventTable {
	/** The lead's id and the number. */
	id: string;
	lead_id: string;
	number: number;
	at: string;
	/** Null for the visitor and the service. */
	person_id: string | null;
	/** What was done in one step to several leads has one change. */
	change_id: string | null;
	/** A `LeadEvent`, as JSON. */
	what: string;
}

/** Everything of a lead that a search looks through. The engine keeps an index of it by itself. */
interface LeadTextTable {
	lead_id: string;
	received_at: string;
	content: string;
}

interface LeadDraftTable {
	/** The ids of lead and person. */
	id: string;
	lead_id: string;
	person_id: string;
	subject: string;
	content: string;
	saved_at: string;
}

interface LeadReplyTable {
	id: string;
	/** The author's own, so that a reply sent twice is one. */
	key: string;
	lead_id: string;
	person_id: string;
	recipient: string;
	subject: string;
	content: string;
	/** `cancelled` once it was taken back; `refused` once it failed or came back, until it has left after all. */
	state: "waiting" | "cancelled" | "refused";
	queued_at: string;
	/** Until then it can be taken back; then it is sent. */
	due_at: string;
	/** What it has changed of its lead, as it was before, as JSON; null for a reply of an older version. */
	lead_before: string | null;
}

interface LeadPresenceTable {
	/** The ids of lead and person. */
	id: string;
	lead_id: string;
	person_id: string;
	doing: string;
	seen_at: string;
}

interface SavedReplyTable {
	id: string;
	title: string;
	content: string;
	changed_at: string;
}

interface AuditTable {
	id: string;
	at: string;
	action: string;
	person_id: string | null;
	subject: string | null;
	detail: string;
}
