import type { Kysely, Transaction } from "kysely";
import type { TimelineEntry } from "#domain/desk/timeline.ts";
import { dueAt } from "#domain/leads/deadlines.ts";
import type { Tables } from "#server/database/tables.ts";
import { rewriteTexts, textsOf } from "#server/desk/leads/update-values.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { type EventMetadata, recordEvent } from "#server/leads/lead-events.ts";
import { addSearchedText } from "#server/leads/lead-texts.ts";
import { reopenLead } from "#server/leads/reopen-lead.ts";
import { comparedAddress } from "#server/mail/compared-address.ts";

type AnswerEntry = TimelineEntry & { readonly what: { readonly kind: "answer" } };

/** Which answers of a timeline came from addresses that one lead has, or had, and the other one never had. */
export async function answersOfOne(
	kysely: Kysely<Tables>,
	timeline: readonly TimelineEntry[],
	one: LeadRow,
	other: LeadRow,
): Promise<AnswerEntry[]> {
	const theirs = await addressesOf(kysely, one);
	const others = await addressesOf(kysely, other);
	return timeline.filter((entry): entry is AnswerEntry => {
		if (entry.what.kind !== "answer") return false;
		const sender = comparedAddress(entry.what.from);
		return theirs.has(sender) && !others.has(sender);
	});
}

/** Moves answers to the lead of their person: none of them stays in the other one, which may be a stranger's. */
export async function moveAnswers(
	transaction: Transaction<Tables>,
	answers: readonly AnswerEntry[],
	into: LeadRow,
	to: LeadRow,
): Promise<LeadRow> {
	if (answers.length === 0) return to;
	const ids = answers.map(({ lead, number }) => `${lead}.${number}`);
	await transaction.deleteFrom("lead_events").where("id", "in", ids).execute();
	await rewriteTexts(transaction, into);
	let row = to;
	for (const { at, person, what } of answers) {
		const isContact = !what.isAutomatic && at > row.last_contact_at;
		const contact = isContact ? { last_contact_at: at, erasure_announced_at: null } : {};
		({ row } = await recordEvent(transaction, row, { person, at: new Date(at) }, what, contact));
		await addSearchedText(transaction, row.id, textsOf(what).join(" "));
	}
	return row;
}

/** Has a lead owe a reply to the first of the answers that were moved to it: what was sent meanwhile went to another address. */
export async function oweAnswers(
	transaction: Transaction<Tables>,
	row: LeadRow,
	answers: readonly AnswerEntry[],
	metadata: EventMetadata,
): Promise<void> {
	const first = answers.find(({ what }) => !what.isAutomatic);
	if (first === undefined) return;
	const due = dueAt(new Date(first.at)).toISOString();
	await reopenLead(transaction, row, metadata, due, { isAnswer: true });
}

/** The address of a lead, and those to which its person was written before. */
async function addressesOf(kysely: Kysely<Tables>, { id, email }: LeadRow): Promise<ReadonlySet<string>> {
	const written = await kysely
		.selectFrom("outbox")
		.select("recipient")
		.distinct()
		.where("lead_id", "=", id)
		.where("kind", "=", "mail")
		.where("recipient", "is not", null)
		.execute();
	return new Set([email, ...written.map(({ recipient }) => recipient ?? "")].map(comparedAddress));
}
