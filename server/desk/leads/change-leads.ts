import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { z } from "zod/mini";
import type { ChangeOutcome, LeadChange, passedOver } from "#domain/desk/lead-changes.ts";
import type { LeadEvent } from "#domain/desk/timeline.ts";
import { type LeadState, owesReply } from "#domain/leads/lead.ts";
import type { Tables } from "#server/database/tables.ts";
import { summaryOf } from "#server/desk/inbox/lead-summary.ts";
import { findPerson } from "#server/desk/people/people.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { type EventMetadata, type LeadPatch, leaveRemoved, recordEvent } from "#server/leads/lead-events.ts";
import { leadOfRow } from "#server/leads/lead-of-row.ts";
import { openState } from "#server/leads/reopen-lead.ts";

type PassedOver = z.infer<typeof passedOver>;

/** What a change comes to for one lead: the events that it makes, each with what it changes. */
export type Step = readonly [what: LeadEvent, patch: LeadPatch];

/** Who makes a change, and what it needs to know of the site. */
export interface Changing extends Required<Pick<EventMetadata, "sessions">> {
	readonly by: { readonly id: string };
}

/** Makes a change to each of the leads that it fits. */
export async function changeLeads(
	transaction: Transaction<Tables>,
	leadIds: readonly string[],
	change: LeadChange,
	{ by, sessions }: Changing,
): Promise<ChangeOutcome> {
	const metadata = { person: by.id, at: new Date(), change: randomUUID(), sessions };
	const assignee = await assigneeOf(transaction, change, by.id);
	const leads: LeadRow[] = [];
	const left: PassedOver[] = [];
	const isOpened = change.kind === "state" && change.to === "new";
	for (const lead of new Set(leadIds)) {
		const found = await transaction.selectFrom("leads").selectAll().where("id", "=", lead).executeTakeFirst();
		if (found === undefined) left.push({ lead, reason: "not-found" });
		// What counts is the state of the lead that it is part of.
		else if (found.merged_into !== null) left.push({ lead, reason: "merged" });
		else {
			const row = isOpened ? await leaveRemoved(transaction, found, metadata) : found;
			const steps = stepsOf(row, change, assignee);
			if (typeof steps === "string") left.push({ lead, reason: steps });
			else leads.push(await applySteps(transaction, row, metadata, steps));
		}
	}
	return { change: leads.length > 0 ? metadata.change : null, leads: leads.map(summaryOf), passedOver: left };
}

/** Records the steps one after the other, and returns the lead as it then is. */
export async function applySteps(
	transaction: Transaction<Tables>,
	row: LeadRow,
	metadata: EventMetadata,
	steps: readonly Step[],
): Promise<LeadRow> {
	let lead = row;
	for (const [what, patch] of steps) lead = (await recordEvent(transaction, lead, metadata, what, patch)).row;
	return lead;
}

interface Assignee {
	readonly id: string;
	readonly office: string;
}

async function assigneeOf(
	transaction: Transaction<Tables>,
	change: LeadChange,
	asker: string,
): Promise<Assignee | null> {
	const id = change.kind === "claim" ? asker : change.kind === "assign" ? change.to : null;
	return id === null ? null : findPerson(transaction, "id", id);
}

function stepsOf(row: LeadRow, change: LeadChange, assignee: Assignee | null): Step[] | PassedOver["reason"] {
	switch (change.kind) {
		case "claim":
			if (row.assignee !== null) return row.assignee === assignee?.id ? "unchanged" : "claimed";
			return assignSteps(row, assignee);
		case "assign":
			return row.assignee === (assignee?.id ?? null) ? "unchanged" : assignSteps(row, assignee);
		case "state":
			if (change.to === "new") return openSteps(row);
			return row.state === change.to ? "unchanged" : [stateStep(row, change.to)];
		case "snooze":
			return row.snoozed === change.to ? "unchanged" : [snoozeStep(row, change.to)];
	}
}

/** What is opened again is awake, and its colleague's where it has one. */
function openSteps(row: LeadRow): Step[] | PassedOver["reason"] {
	const to = openState(row);
	if (row.state === to) return "unchanged";
	return row.snoozed === null ? [stateStep(row, to)] : [snoozeStep(row, null), stateStep(row, to)];
}

/** A new lead that someone takes is claimed; one that no one has any more is new again. */
function assignSteps(row: LeadRow, assignee: Assignee | null): Step[] {
	const to = assignee?.id ?? null;
	const assigned: Step = [
		{ kind: "assigned", from: row.assignee, to },
		{ assignee: to, office: assignee?.office ?? null },
	];
	if (row.state === "new" && to !== null) return [assigned, stateStep(row, "claimed")];
	if (row.state === "claimed" && to === null) return [assigned, stateStep(row, "new")];
	return [assigned];
}

/** The event remembers when a reply was due, so that it can be undone. @param replyDueAt null where none is due in that state */
export function stateStep(row: LeadRow, to: LeadState, replyDueAt = replyDueIn(row, to)): Step {
	const { state: from } = leadOfRow(row);
	return [
		{ kind: "state", from, to, replyDueBefore: row.reply_due_at },
		{ state: to, reply_due_at: replyDueAt },
	];
}

/** A reply that is owed stays due when it was. What owed none owes one from its arrival on, until a person has replied. */
function replyDueIn(row: LeadRow, to: LeadState): string | null {
	if (!owesReply(to)) return null;
	if (owesReply(leadOfRow(row).state)) return row.reply_due_at;
	return row.first_reply_at === null ? row.due_at : null;
}

function snoozeStep(row: LeadRow, to: string | null): Step {
	return [{ kind: "snoozed", from: row.snoozed, to }, { snoozed: to }];
}

/** Unassigns the open and snoozed leads of a person who goes. */
export async function unassignAll(
	transaction: Transaction<Tables>,
	personId: string,
	metadata: EventMetadata,
): Promise<void> {
	const rows = await transaction
		.selectFrom("leads")
		.selectAll()
		.where("assignee", "=", personId)
		.where("inbox", "in", ["open", "snoozed"])
		.execute();
	for (const row of rows) await applySteps(transaction, row, metadata, assignSteps(row, null));
}
