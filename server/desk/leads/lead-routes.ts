import type { Transaction } from "kysely";
import { changeRoutes } from "#domain/desk/lead-changes.ts";
import { leadRoutes } from "#domain/desk/lead-detail.ts";
import type { TimelineEntry } from "#domain/desk/timeline.ts";
import type { Tables } from "#server/database/tables.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import type { DeskRoutes } from "#server/desk/http/desk-routes.ts";
import { changeLeads } from "#server/desk/leads/change-leads.ts";
import { findLead } from "#server/desk/leads/find-lead.ts";
import { readLeadDetail } from "#server/desk/leads/lead-detail.ts";
import { mergeLeads, unmergeLeads } from "#server/desk/leads/merge-leads.ts";
import { otherPresences, recordPresence } from "#server/desk/leads/presence.ts";
import { readTimeline } from "#server/desk/leads/timeline.ts";
import { undoChange } from "#server/desk/leads/undo-change.ts";
import { recordEvent } from "#server/leads/lead-events.ts";
import { addSearchedText } from "#server/leads/lead-texts.ts";
import { onCurrentLead } from "#server/leads/on-current-lead.ts";

/** Milliseconds in which an equal note by one person is its repeat: its answer was lost, and they pressed again. */
const noteRepeatWindow = 10 * 60_000;

/** Reading a lead and working on it. */
export function addLeadRoutes(routes: DeskRoutes, { database, site }: DeskContext): void {
	const { kysely } = database;
	const { sessions } = site;
	routes.signedIn(leadRoutes.read, ({ ids, by }) => readLeadDetail(database, ids.lead, by.id));

	routes.signedIn(leadRoutes.addNote, ({ ids, input, by }) =>
		onCurrentLead(database, async (transaction) => {
			const row = await findLead(transaction, ids.lead);
			const at = new Date();
			const earlier = await findSameNote(transaction, row.id, by.id, input.text, at);
			if (earlier !== undefined) return earlier;
			const what = { kind: "note", text: input.text } as const;
			const { entry } = await recordEvent(transaction, row, { person: by.id, at }, what);
			await addSearchedText(transaction, row.id, input.text);
			return entry;
		}),
	);

	routes.signedIn(leadRoutes.recordPresence, async ({ ids, input, by }) => {
		await findLead(kysely, ids.lead);
		await recordPresence(kysely, ids.lead, by.id, input.doing);
		return { present: await otherPresences(kysely, ids.lead, by.id) };
	});

	routes.signedIn(leadRoutes.merge, async ({ ids, input, by }) => {
		const merge = { into: ids.lead, ...input, person: by.id };
		await onCurrentLead(database, (transaction) => mergeLeads(transaction, merge));
		return readLeadDetail(database, ids.lead, by.id);
	});

	routes.signedIn(leadRoutes.unmerge, async ({ ids, by }) => {
		const merge = { into: ids.lead, from: ids.from, person: by.id };
		await onCurrentLead(database, (transaction) => unmergeLeads(transaction, merge));
		return readLeadDetail(database, ids.lead, by.id);
	});

	routes.signedIn(changeRoutes.make, ({ input, by }) =>
		onCurrentLead(database, (transaction) =>
			changeLeads(transaction, input.leads, input.change, { by, sessions }),
		),
	);

	routes.signedIn(changeRoutes.undo, ({ ids, by }) =>
		onCurrentLead(database, (transaction) => undoChange(transaction, ids.change, { by, sessions })),
	);
}

async function findSameNote(
	transaction: Transaction<Tables>,
	lead: string,
	person: string,
	text: string,
	now: Date,
): Promise<TimelineEntry | undefined> {
	const timeline = await readTimeline(transaction, [lead]);
	return timeline.findLast(
		(entry) =>
			entry.person === person &&
			entry.what.kind === "note" &&
			entry.what.text === text &&
			now.getTime() - Date.parse(entry.at) < noteRepeatWindow,
	);
}
