/** Who uses the desk, and how they sign in. */
export interface PeopleTables {
	readonly desk_people: PersonTable;
	readonly desk_passkeys: PasskeyTable;
	readonly desk_ceremonies: CeremonyTable;
	readonly desk_sessions: SessionTable;
	readonly desk_codes: CodeTable;
	readonly desk_attempts: AttemptTable;
}

interface PersonTable {
	id: string;
	name: string;
	email: string;
	role: string;
	office: string;
	signature: string;
	created_at: string;
	joined_at: string | null;
	/** A person who was removed keeps a name on what they did. */
	removed_at: string | null;
}

interface PasskeyTable {
	id: string;
	person_id: string;
	public_key: string;
	transports: string;
	name: string;
	added_at: string;
	used_at: string | null;
}

interface CeremonyTable {
	id: string;
	challenge: string;
	/** Who adds a passkey; null for signing in. */
	person_id: string | null;
	expires_at: string;
}

interface SessionTable {
	id: string;
	token_hash: string;
	person_id: string;
	device: string;
	started_at: string;
	seen_at: string;
}

interface CodeTable {
	/** The id of the person, and `printed` or `mailed`. */
	id: string;
	person_id: string;
	code_hash: string;
	/** Of the part of a mailed link; null for a code that was printed. */
	link_hash: string | null;
	/** Of the browser that asked for the mail. */
	browser_hash: string | null;
	expires_at: string;
}

interface AttemptTable {
	/** A hash of who tries what, such as of a mail address. */
	key: string;
	/** The first of those counted. */
	since: string;
	attempts: number;
}
