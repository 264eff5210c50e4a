import type { Kysely } from "kysely";
import type { PersonData } from "#domain/desk/person-data.ts";
import type { Tables } from "#server/database/tables.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { mailsOfLeads } from "#server/desk/replies/mails-of-leads.ts";

type StoredLead = PersonData["leads"][number];
type TableOfLead = {
	[Table in keyof Tables]: "lead_id" extends keyof Tables[Table] ? Table : never;
}[keyof Tables];
type Part = (kysely: Kysely<Tables>, lead: string) => Promise<Partial<StoredLead>>;

/**
 * What a person gets of each table that holds something of their lead: a new table does not compile without its line here.
 * Null where it holds nothing of its own, but hashes, the same words once more, or who of the team has the lead open.
 */
export const partsOfLead = {
	lead_events: async (kysely, lead) => ({ timeline: await readTimeline(kysely, [lead]) }),
	outbox: async (kysely, lead) => ({
		mails: await mailsOfLeads(kysely, [lead]),
		passedOn: await passedOn(kysely, lead),
	}),
	lead_drafts: async (kysely, lead) => ({ drafts: await draftsOf(kysely, lead) }),
	lead_answers: async (kysely, lead) => ({ answerIds: await answerIdsOf(kysely, lead) }),
	// With the mails of the outbox.
	lead_replies: null,
	lead_texts: null,
	lead_presence: null,
	submissions: null,
} satisfies Record<TableOfLead, Part | null>;

/** What was told about the lead to others than its person: to the team by mail, to programs by webhook. */
async function passedOn(kysely: Kysely<Tables>, lead: string): Promise<StoredLead["passedOn"]> {
	const items = await kysely
		.selectFrom("outbox")
		.leftJoin("webhook_endpoints", "webhook_endpoints.id", "outbox.recipient")
		.select(["purpose", "outbox.state as state", "outbox.created_at as at", "recipient", "url"])
		.where("lead_id", "=", lead)
		.where(({ eb, or }) => or([eb("kind", "=", "webhook"), eb("recipient", "is", null)]))
		.orderBy("outbox.created_at")
		.orderBy("outbox.id")
		.execute();
	// The rest of a webhook's address may be a secret of its receiver. Of one that was removed, the host alone is stored.
	return items.map(({ recipient, url, ...item }) => ({
		...item,
		to: url === null ? (recipient ?? "team") : new URL(url).host,
	}));
}

async function draftsOf(kysely: Kysely<Tables>, lead: string): Promise<StoredLead["drafts"]> {
	return kysely
		.selectFrom("lead_drafts")
		.select(["subject", "content as text", "saved_at as savedAt", "person_id as person"])
		.where("lead_id", "=", lead)
		.execute();
}

async function answerIdsOf(kysely: Kysely<Tables>, lead: string): Promise<StoredLead["answerIds"]> {
	const answers = await kysely
		.selectFrom("lead_answers")
		.select("message_id")
		.where("lead_id", "=", lead)
		.orderBy("arrived_at")
		.execute();
	return answers.map(({ message_id }) => message_id);
}
