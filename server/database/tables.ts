import type { OutboxState } from "#domain/outbox/outbox-states.ts";
import type { DeskTables, LeadInboxColumns } from "#server/database/desk-tables.ts";
import type { MailboxTables } from "#server/database/mailbox-tables.ts";

/** The tables, alike in every database. Times are ISO 8601 texts in UTC: they sort, and read the same everywhere. */
export interface Tables extends DeskTables, MailboxTables {
	readonly leads: LeadTable;
	readonly submissions: SubmissionTable;
	readonly secrets: SecretTable;
	readonly erasures: ErasureTable;
	readonly post_counts: PostCountTable;
	readonly outbox: OutboxTable;
	readonly webhook_endpoints: WebhookEndpointTable;
	readonly assessment_steps: AssessmentStepTable;
}

interface LeadTable extends LeadInboxColumns {
	id: string;
	reference: string;
	/** The unguessable end of the address of its receipt. */
	token: string;
	form: string;
	state: string;
	received_at: string;
	due_at: string;
	page: string | null;
	/** The time zone of the device that the form was sent from; null when none came. */
	time_zone: string | null;
	/** What was typed, by the name of the control, as JSON. */
	form_values: string;
	/** A list of reasons, as JSON. */
	spam_signals: string;
	/** Of an assessment: the day from which its roadmap counts, such as "2026-01-31", and the version of the model. */
	taken_on: string | null;
	model_version: number | null;
	/** When the company and the sender last had contact; the lead's time counts from then. */
	last_contact_at: string;
	/** When the end of its time was announced; null while it is far. */
	erasure_announced_at: string | null;
}

/** What makes a repeat of a submission recognisable. Deleted with its lead. */
interface SubmissionTable {
	key: string;
	lead_id: string;
	/** After this the same key is a new submission; null for never. */
	expires_at: string | null;
	/** The id in the form key that came with it; null when none came, as without JavaScript. */
	form_key_id: string | null;
}

interface SecretTable {
	name: string;
	value: string;
}

/** The note of an erased lead: nothing else of it is left. */
interface ErasureTable {
	reference: string;
	erased_at: string;
}

/** Posts of an address, or an IPv6 network, since the first of them. Deleted once they no longer count. */
interface PostCountTable {
	/** Keyed: the address itself is written nowhere. */
	address_hash: string;
	posts: number;
	ends_at: string;
}

/** What is to be sent, or was. Deleted with its lead. */
export interface OutboxTable {
	/** What it is for and of which lead or day, such as `SL-7K4M-2Q9X.receipt`: the same thing is never stored twice. */
	id: string;
	/** An `OutboxKind`: how it is sent. */
	kind: string;
	purpose: string;
	/** Null for what is about no lead alone, such as the digest. */
	lead_id: string | null;
	/** The visitor's address in lower case, or the id of a webhook's endpoint; null for what goes to the team. */
	recipient: string | null;
	/** What only the submission shows, as JSON. */
	details: string | null;
	state: OutboxState;
	created_at: string;
	/** When it is due, at first; then when it is tried again. */
	next_try_at: string;
	/** From then on it is not tried any more. */
	give_up_at: string;
	attempts: number;
	/** Set by the worker that has taken it; until `lease_until` no other worker takes it. */
	lease: string | null;
	lease_until: string | null;
	/** From and to whom it goes, as the mail server is told, as JSON; with the message once that is handed over. */
	envelope: string | null;
	message_id: string | null;
	/** The whole message once it may arrive, to be sent the same each time; removed once it is sent. */
	message: string | null;
	/** Set just before the message itself is handed to the server: from then on it may arrive. */
	handed_over_at: string | null;
	/** Why it is not sent yet, or was not, or the answer of the server. */
	problem: string | null;
	/** When it was sent, failed, or became undecided or superfluous. */
	settled_at: string | null;
}

/** A program that hears of leads. */
interface WebhookEndpointTable {
	id: string;
	url: string;
	/** A list of `webhookTopics`, as JSON; empty for all. */
	topics: string;
	/** A list of `EndpointSecret`, as JSON. */
	secrets: string;
	/** One of `endpointStates`. */
	state: string;
	created_at: string;
}

/** Sums of visits: nothing in it is about a person. */
interface AssessmentStepTable {
	/** The day and the step. */
	id: string;
	/** In UTC, such as "2026-01-26". */
	day: string;
	/** One of `funnelSteps`. */
	step: string;
	visits: number;
}
