import type { Transaction } from "kysely";
import { mergedFields, personValue } from "#domain/desk/lead-detail.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { isUnanswered } from "#domain/leads/lead.ts";
import type { Tables } from "#server/database/tables.ts";
import { audit } from "#server/desk/audit/audit.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { applySteps, stateStep } from "#server/desk/leads/change-leads.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { canBeOnePersons } from "#server/desk/leads/named-lead.ts";
import { ownContact } from "#server/desk/leads/own-contact.ts";
import { answersOfOne, moveAnswers, oweAnswers } from "#server/desk/leads/separate-answers.ts";
import { openingOf, snoozeBefore } from "#server/desk/leads/since-merge.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { updateValues } from "#server/desk/leads/update-values.ts";
import { moveDrafts } from "#server/desk/replies/drafts.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { type EventMetadata, recordEvent } from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { reopenLead } from "#server/leads/reopen-lead.ts";

export interface Merge {
	readonly into: string;
	readonly from: string;
	/** Which fields are taken over from the lead that is merged. */
	readonly fields: readonly string[];
	readonly person: string;
}

/** Merges a lead into another of the same address, or into one that names it. Nothing of either is lost, so that it can be undone. */
export async function mergeLeads(transaction: Transaction<Tables>, merge: Merge): Promise<void> {
	const into = await findLead(transaction, merge.into);
	const from = await findLead(transaction, merge.from);
	if (!(await canBeOnePersons(transaction, into, from))) throw new DeskError("different-address");
	if (into.id === from.id || (await isMerged(transaction, into, from))) throw new DeskError("already-merged");
	if (into.state === "spam" && from.state !== "spam") throw new DeskError("into-spam");
	const metadata = { person: merge.person, at: new Date() };
	const [own, others] = [leadOfRow(into).values, leadOfRow(from).values];
	const taken: FormValues = {};
	for (const name of mergedFields) {
		const value = personValue(others, name);
		if (merge.fields.includes(name) && name in own && value !== undefined) taken[name] = value;
	}
	const fields = Object.keys(taken);
	const what = {
		kind: "merged",
		reference: from.reference,
		lead: from.id,
		before: pick(own, fields),
		contacts: { [into.id]: into.last_contact_at, [from.id]: from.last_contact_at },
	} as const;
	const { row } = await updateValues(transaction, into, metadata, what, { ...own, ...taken });
	await takeOver(transaction, row, from, metadata);
	const away = { kind: "merged-into", reference: into.reference, lead: into.id } as const;
	await recordEvent(transaction, from, metadata, away, { merged_into: into.id });
	await moveDrafts(transaction, from.id, into.id);
	const detail = `${from.reference} ${fields.join(" ")}`.trim();
	await audit(transaction, { action: "lead-merged", person: merge.person, subject: into.reference, detail });
}

/** Undoes a merge: a field that was taken over gets back what it held, unless it was changed since, and a lead what its person has answered. */
export async function unmergeLeads(
	transaction: Transaction<Tables>,
	{ into: intoId, from: fromId, person }: Omit<Merge, "fields">,
): Promise<void> {
	const into = await findLead(transaction, intoId);
	const from = await findLead(transaction, fromId);
	if (from.merged_into !== into.id) throw new DeskError("not-found");
	const timeline = await readTimeline(transaction, [into.id]);
	const merged = timeline.findLast(({ what }) => what.kind === "merged" && what.lead === from.id);
	const before = merged?.what.kind === "merged" ? merged.what.before : {};
	const since = timeline
		.filter(({ number }) => merged !== undefined && number > merged.number)
		.sort((one, other) => one.number - other.number);
	const answers = await answersOfOne(transaction, since, from, into);
	const [own, others] = [leadOfRow(into).values, leadOfRow(from).values];
	const untouched = Object.keys(before).filter(
		(name) => String(own[name]) === String(personValue(others, name)),
	);
	const metadata = { person, at: new Date() };
	const undone = (lead: LeadRow) => ({ kind: "unmerged", reference: lead.reference, lead: lead.id }) as const;
	const values = { ...own, ...pick(before, untouched) };
	const kept = since.filter((entry) => !answers.some(({ number }) => number === entry.number));
	const whole = { ...into, last_contact_at: await ownContact(transaction, into, merged, kept) };
	let { row } = await updateValues(transaction, whole, metadata, undone(from), values);
	const snoozed = snoozeBefore(since, from);
	// Unless it was snoozed anew since.
	if (snoozed !== undefined && row.snoozed === null)
		row = await snoozeAgain(transaction, row, metadata, snoozed);
	const opened = openingOf(since, answers, from);
	const { state } = leadOfRow(row);
	// Unless it was answered since. Whose it is by now, it stays.
	if (opened && isUnanswered(state)) {
		const to = isUnanswered(opened.from) ? state : opened.from;
		let lead = await applySteps(transaction, row, metadata, [stateStep(row, to, opened.replyDueBefore)]);
		for (const part of await mergedAfter(transaction, into, since))
			lead = await takeOver(transaction, lead, part, metadata);
	}
	const part = { ...from, last_contact_at: await ownContact(transaction, from, merged, []) };
	const moved = await moveAnswers(transaction, answers, row, part);
	const apart = await recordEvent(transaction, moved, metadata, undone(into), { merged_into: null });
	await oweAnswers(transaction, apart.row, answers, metadata);
	const subject = into.reference;
	await audit(transaction, { action: "lead-unmerged", person, subject, detail: from.reference });
}

async function snoozeAgain(
	transaction: Transaction<Tables>,
	row: LeadRow,
	metadata: EventMetadata,
	snoozed: string,
): Promise<LeadRow> {
	const what = { kind: "snoozed", from: null, to: snoozed } as const;
	return (await recordEvent(transaction, row, metadata, what, { snoozed })).row;
}

/** The promise to the sender stays, whichever lead it was made for. Returns the lead that has it now. */
export async function takeOver(
	transaction: Transaction<Tables>,
	into: LeadRow,
	part: LeadRow,
	metadata: EventMetadata,
): Promise<LeadRow> {
	const { reply_due_at: dueAt } = part;
	if (!isUnanswered(leadOfRow(part).state) || dueAt === null) return into;
	return reopenLead(transaction, into, metadata, dueAt, { mergedLead: part.id });
}

/** What was merged into a lead since another was, and still is. */
async function mergedAfter(
	transaction: Transaction<Tables>,
	into: LeadRow,
	since: readonly TimelineEntry[],
): Promise<LeadRow[]> {
	const later = since.flatMap(({ what }) => (what.kind === "merged" ? [what.lead] : []));
	if (later.length === 0) return [];
	return transaction
		.selectFrom("leads")
		.selectAll()
		.where("id", "in", later)
		.where("merged_into", "=", into.id)
		.execute();
}

/** One of them is part of another lead already, or the one that would go has others merged into it. */
async function isMerged(transaction: Transaction<Tables>, into: LeadRow, from: LeadRow): Promise<boolean> {
	if (into.merged_into !== null || from.merged_into !== null) return true;
	const part = transaction.selectFrom("leads").select("id").where("merged_into", "=", from.id);
	return (await part.executeTakeFirst()) !== undefined;
}

function pick(values: Readonly<FormValues>, names: readonly string[]): FormValues {
	return Object.fromEntries(Object.entries(values).filter(([name]) => names.includes(name)));
}
