import * as z from "zod";
import { leadStates } from "#domain/leads/lead.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";

const leadBefore = z.object({
	state: z.enum(leadStates),
	assignee: z.string().nullable(),
	office: z.string().nullable(),
	reply_due_at: z.string().nullable(),
	last_contact_at: z.string(),
	erasure_announced_at: z.string().nullable(),
	first_reply_at: z.string().nullable(),
	first_reply_office: z.string().nullable(),
});

/** What a reply changes of its lead, as it was before. */
export type LeadBefore = z.infer<typeof leadBefore>;

export function writeLeadBefore(lead: LeadRow | LeadBefore): string {
	return JSON.stringify(leadBefore.parse(lead));
}

/** Null for a reply that an older version has queued. */
export function readLeadBefore(stored: string | null): LeadBefore | null {
	return stored === null ? null : leadBefore.parse(JSON.parse(stored));
}
