import { type ExpressionBuilder, type ExpressionWrapper, type RawBuilder, type SqlBool, sql } from "kysely";
import {
	type InboxView,
	inboxFilterNames,
	inboxPage,
	type inboxRoutes,
	laterInboxPage,
	maxFound,
} from "#domain/desk/inbox.ts";
import type { RouteAnswer, RouteInput } from "#domain/desk/route.ts";
import type { Database } from "#server/database/database.ts";
import { readCursor, writeCursor } from "#server/desk/http/cursor.ts";
import { type SummaryRow, summaryColumns, summaryOf } from "#server/desk/inbox/lead-summary.ts";
import type { LeadRow } from "#server/leads/inbox-columns.ts";
import { searchesMeant } from "#server/leads/search-words.ts";

type Asked = RouteInput<typeof inboxRoutes.list>;
type ListedRow = SummaryRow & Pick<LeadRow, "inbox">;
type Listed = { readonly leads: ListedRow };
type LeadExpression = ExpressionBuilder<Listed, "leads">;
type Condition = ExpressionWrapper<Listed, "leads", SqlBool>;

const newestFirst: readonly InboxView[] = ["closed", "spam", "all"];
const maxQueryWords = 12;

/** A page of a view, and where the next one begins. One index holds each view in its order. */
export async function listInbox(
	database: Database,
	asked: Asked,
	personId: string,
): Promise<RouteAnswer<typeof inboxRoutes.list>> {
	const { view, cursor } = asked;
	const meant = wordsOf(asked.search ?? "");
	const size = cursor === undefined ? inboxPage : laterInboxPage;
	const sortedBy = view === "all" ? "received_at" : "sort_key";
	const isDescending = newestFirst.includes(view);
	const direction = isDescending ? "desc" : "asc";
	const rows = await database.kysely
		.selectFrom(searchedLeads(database, meant).as<"leads">(sql.ref("leads")))
		.select(summaryColumns)
		.where((leads) =>
			leads.and([...viewConditions(leads, view, personId), ...filterConditions(leads, asked)]),
		)
		.$if(cursor !== undefined, (query) => {
			const [value, id] = readCursor(cursor ?? "");
			return query.where(({ eb, refTuple, tuple }) =>
				eb(refTuple(sortedBy, "id"), isDescending ? "<" : ">", tuple(value, id)),
			);
		})
		.orderBy(sortedBy, direction)
		.orderBy("id", direction)
		.limit(size + 1)
		.execute();
	const page = rows.slice(0, size);
	const last = rows.length > size ? page.at(-1) : undefined;
	return {
		leads: page.map(summaryOf),
		next: last === undefined ? null : writeCursor([last[sortedBy], last.id]),
		isCut: cursor === undefined && meant !== null && (await isCut(database, meant)),
	};
}

function viewConditions(leads: LeadExpression, view: InboxView, personId: string): Condition[] {
	switch (view) {
		case "mine":
			return [leads("inbox", "=", "open"), leads("assignee", "=", personId)];
		case "unassigned":
			return [leads("inbox", "=", "open"), leads("assignee", "is", null)];
		case "all":
			return [leads("inbox", "<>", "merged")];
		default:
			return [leads("inbox", "=", view)];
	}
}

function filterConditions(leads: LeadExpression, asked: Asked): Condition[] {
	return inboxFilterNames.flatMap((name) => {
		const value = asked[name];
		return value === undefined || value === "" ? [] : [leads(name, "=", value)];
	});
}

/** The ways in which a search can be meant, by their words; null for no search. */
function wordsOf(search: string): string[][] | null {
	if (search.trim() === "") return null;
	const meant = searchesMeant(search).map((words) => words.slice(0, maxQueryWords));
	return meant.filter((words) => words.length > 0);
}

/** Whether more leads hold the words than are looked at. */
async function isCut({ kysely, leadsHolding }: Database, meant: readonly string[][]): Promise<boolean> {
	for (const words of meant) {
		const holding = leadsHolding(words, maxFound + 1);
		const beyond = sql`select 1 from ${holding} as held limit 1 offset ${maxFound}`;
		if ((await beyond.execute(kysely)).rows.length > 0) return true;
	}
	return false;
}

/**
 * All leads, or those that a search finds. What a merged lead holds finds the lead that it is part of. The limit within makes
 * the engine find them first: it would else walk through a whole view and look whether each lead is among them.
 */
function searchedLeads(database: Database, meant: readonly string[][] | null): RawBuilder<ListedRow> {
	if (meant === null) return sql`${sql.table("leads")}`;
	const leads = database.kysely.selectFrom("leads");
	const holding = leads
		.select(({ fn }) => fn.coalesce("merged_into", "id").as("id"))
		.where(({ eb, or }) => or(meant.map((words) => eb("id", "in", database.leadsHolding(words, maxFound)))));
	const found = leads
		.select([...summaryColumns, "inbox"])
		// No lead has what is no word, such as "…".
		.where(({ eb, lit }) => (meant.length === 0 ? lit(false) : eb("id", "in", holding)))
		.limit(maxFound);
	return sql`(${found})`;
}
