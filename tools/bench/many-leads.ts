import { randomUUID } from "node:crypto";
import { inboxPlace } from "#domain/leads/inbox-place.ts";
import type { LeadState } from "#domain/leads/lead.ts";
import type { Database } from "#server/database/database.ts";
import { inboxColumnsOfRow } from "#server/leads/inbox-columns.ts";
import { searchedText } from "#server/leads/lead-texts.ts";

const batchSize = 500;
const minute = 60_000;
const states: readonly LeadState[] = ["new", "claimed", "replied", "waiting", "won", "lost", "spam"];
const forms = ["contact", "enquiry", "about", "paper", "webinar"] as const;
const pages = ["/contact", "/industries/retail", "/services/chatbots", "/products"] as const;
const people = ["ana", "ben", null] as const;
const words = [
	"orchard",
	"clinic",
	"stock",
	"invoice",
	"chatbot",
	"forecast",
	"harbour",
	"school",
	"lotus",
	"ferry",
];

const nth = <Item>(items: readonly Item[], index: number): Item => {
	const item = items[index % items.length];
	if (item === undefined) throw new Error("The list is empty");
	return item;
};

/** Fills a database with leads of every form, state and person, a minute apart. One in a thousand has the word "quokka". */
export async function storeManyLeads(database: Database, count: number): Promise<void> {
	const now = Date.now();
	for (let from = 0; from < count; from += batchSize) {
		const size = Math.min(batchSize, count - from);
		const rows = Array.from({ length: size }, (_, index) => manyLead(from + index, now));
		await database.transaction(async (transaction) => {
			await transaction.insertInto("leads").values(rows).execute();
			const texts = rows.map((row) => ({
				lead_id: row.id,
				received_at: row.received_at,
				content: searchedText(row),
			}));
			await transaction.insertInto("lead_texts").values(texts).execute();
		});
	}
}

function manyLead(index: number, now: number) {
	const receivedAt = new Date(now - index * minute).toISOString();
	const state = nth(states, index);
	const assignee = nth(people, index);
	const message = [0, 1, 2, 3].map((step) => nth(words, index * 7 + step * 3)).join(" ");
	const values = {
		...{
			firstName: `Mere${index}`,
			lastName: "Tāmati",
			email: `mere${index}@example.co.nz`,
			company: "Kauri",
		},
		message: index % 1000 === 0 ? `${message} quokka` : message,
	};
	const row = {
		...{ id: randomUUID(), token: randomUUID(), reference: `SL-${index}`, form: nth(forms, index), state },
		...{ received_at: receivedAt, due_at: receivedAt, last_contact_at: receivedAt, page: nth(pages, index) },
		...{ form_values: JSON.stringify(values), spam_signals: "[]", taken_on: null, model_version: null },
		...{ erasure_announced_at: null, time_zone: null },
	};
	const columns = { ...inboxColumnsOfRow(row), assignee, office: assignee === null ? null : "Auckland" };
	const snoozed = null;
	const replyDueAt = columns.reply_due_at;
	const place = inboxPlace({ state, snoozed, mergedInto: null, replyDueAt, lastActivityAt: receivedAt });
	return { ...row, ...columns, inbox: place.inbox, sort_key: place.sortKey };
}
