import { randomUUID } from "node:crypto";
import type { Kysely } from "kysely";
import type { AuditAction } from "#domain/desk/audit.ts";
import type { Tables } from "#server/database/tables.ts";

export interface AuditEvent {
	readonly action: AuditAction;
	/** Who did it; null for a command, or before anyone has signed in. */
	readonly person: string | null;
	/** A lead's reference, or an id: never a name or an address of a visitor, because the log outlives them. */
	readonly subject?: string;
	readonly detail?: string;
}

/** Writes what was done to the audit log; in the same transaction, where there is one. */
export async function audit(kysely: Kysely<Tables>, event: AuditEvent): Promise<void> {
	const { action, person, subject = null, detail = "" } = event;
	await kysely
		.insertInto("desk_audit")
		.values({ id: randomUUID(), at: new Date().toISOString(), action, person_id: person, subject, detail })
		.execute();
}
