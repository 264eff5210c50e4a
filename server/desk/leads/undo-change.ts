import { randomUUID } from "node:crypto";
import type { Transaction } from "kysely";
import type { ChangeOutcome } from "#domain/desk/lead-changes.ts";
import type { LeadEvent, TimelineEntry } from "#domain/desk/timeline.ts";
import { hour } from "#domain/durations.ts";
import type { Tables } from "#server/database/tables.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { summaryOf } from "#server/desk/inbox/lead-summary.ts";
import { applySteps, type Changing, type Step, stateStep } from "#server/desk/leads/change-leads.ts";
import { entriesOf } from "#server/desk/leads/timeline.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { answerPurposes } from "#server/mail/visitor-answers.ts";

/** Puts back what a person's own change has changed. A lead to which something has happened since stays as it is. */
export async function undoChange(
	transaction: Transaction<Tables>,
	change: string,
	{ by, sessions }: Changing,
): Promise<ChangeOutcome> {
	const at = new Date();
	const events = await transaction
		.selectFrom("lead_events")
		.selectAll()
		.where("change_id", "=", change)
		.where("person_id", "=", by.id)
		.where("at", ">", new Date(at.getTime() - hour).toISOString())
		.orderBy("lead_id")
		.orderBy("number", "desc")
		.execute();
	if (events.length === 0) throw new DeskError("not-found");
	const metadata = { person: by.id, at, change: randomUUID(), sessions };
	const outcome: { leads: LeadRow[]; passedOver: ChangeOutcome["passedOver"] } = {
		leads: [],
		passedOver: [],
	};
	for (const [lead, ofLead] of Map.groupBy(entriesOf(events), (entry) => entry.lead)) {
		const row = await transaction.selectFrom("leads").selectAll().where("id", "=", lead).executeTakeFirst();
		if (row === undefined) outcome.passedOver.push({ lead, reason: "not-found" });
		else if (row.last_event !== ofLead[0]?.number) outcome.passedOver.push({ lead, reason: "newer-events" });
		else outcome.leads.push(await revertEvents(transaction, row, ofLead, metadata));
	}
	const { leads, passedOver } = outcome;
	const mailed = await countMailed(transaction, leads, events[0]?.at ?? "");
	return {
		change: leads.length > 0 ? metadata.change : null,
		...{ leads: leads.map(summaryOf), passedOver },
		...(mailed > 0 && { mailed }),
	};
}

/** Of how many leads that are suspected again the visitor has had, or may have had, an answer that was queued since a moment. */
async function countMailed(
	transaction: Transaction<Tables>,
	leads: readonly LeadRow[],
	since: string,
): Promise<number> {
	const suspected = leads.filter(({ state }) => state === "spam").map(({ id }) => id);
	if (suspected.length === 0) return 0;
	const mails = await transaction
		.selectFrom("outbox")
		.select("lead_id")
		.distinct()
		.where("lead_id", "in", suspected)
		.where("purpose", "in", answerPurposes)
		.where("state", "in", ["sending", "sent", "undecided", "bounced"])
		.where("created_at", ">=", since)
		.execute();
	return mails.length;
}

/** The last event is undone first. */
async function revertEvents(
	transaction: Transaction<Tables>,
	before: LeadRow,
	entries: readonly TimelineEntry[],
	metadata: Parameters<typeof applySteps>[2],
): Promise<LeadRow> {
	let row = before;
	for (const { what } of entries) {
		const step = await opposite(transaction, row, what);
		if (step !== null) row = await applySteps(transaction, row, metadata, [step]);
	}
	return row;
}

async function opposite(
	transaction: Transaction<Tables>,
	row: LeadRow,
	what: LeadEvent,
): Promise<Step | null> {
	switch (what.kind) {
		case "assigned": {
			const found = transaction.selectFrom("desk_people").select("office").where("id", "=", what.from);
			const office = what.from === null ? null : ((await found.executeTakeFirst())?.office ?? null);
			return [
				{ kind: "assigned", from: row.assignee, to: what.from },
				{ assignee: what.from, office },
			];
		}
		case "state":
			return stateStep(row, what.from, what.replyDueBefore);
		case "snoozed":
			return [{ kind: "snoozed", from: row.snoozed, to: what.from }, { snoozed: what.from }];
		default:
			return null;
	}
}
