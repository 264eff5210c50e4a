import type { DeskTables, LeadInboxColumns } from "#server/database/desk-tables.ts";

/** The tables, alike in every database. Times are ISO 8601 texts in UTC: they sort, and read the same everywhere. */
export interface Tables extends DeskTables {
	readonly leads: LeadTable;
	readonly submissions: SubmissionTable;
	readonly secrets: SecretTable;
	readonly erasures: ErasureTable;
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
	/** What was typed, by the name of the control, as JSON. */
	form_values: string;
	/** A list of reasons, as JSON. */
	spam_signals: string;
	/** Of an assessment: the day from which its roadmap counts, such as "2026-01-31", and the version of the model. */
	taken_on: string | null;
	model_version: number | null;
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
