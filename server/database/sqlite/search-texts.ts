import { type Expression, sql, type Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/**
 * An FTS5 index of `lead_texts`, which triggers keep up to date. The rows that it points to have numbers of their own,
 * because `vacuum` may change those that SQLite gives a table with a text for its key. `secure-delete` leaves nothing of an
 * erased text in the index.
 */
const statements = [
	`create table lead_search_rows (id integer primary key, lead_id text not null unique)`,
	`create view lead_search_contents as
		select lead_search_rows.id as id, lead_texts.content as content
		from lead_search_rows join lead_texts on lead_texts.lead_id = lead_search_rows.lead_id`,
	`create virtual table lead_search using fts5(
		content, content = 'lead_search_contents', content_rowid = 'id',
		tokenize = 'unicode61 remove_diacritics 2', prefix = '2 3', detail = 'full'
	)`,
	`insert into lead_search (lead_search, rank) values ('secure-delete', 1)`,
	`create trigger lead_texts_added after insert on lead_texts begin
		insert into lead_search_rows (lead_id) values (new.lead_id);
		insert into lead_search (rowid, content) select id, new.content from lead_search_rows where lead_id = new.lead_id;
	end`,
	`create trigger lead_texts_changed after update on lead_texts begin
		insert into lead_search (lead_search, rowid, content)
			select 'delete', id, old.content from lead_search_rows where lead_id = old.lead_id;
		insert into lead_search (rowid, content) select id, new.content from lead_search_rows where lead_id = new.lead_id;
	end`,
	`create trigger lead_texts_removed after delete on lead_texts begin
		insert into lead_search (lead_search, rowid, content)
			select 'delete', id, old.content from lead_search_rows where lead_id = old.lead_id;
		delete from lead_search_rows where lead_id = old.lead_id;
	end`,
];

const filling = [
	`delete from lead_search_rows`,
	`insert into lead_search_rows (lead_id) select lead_id from lead_texts order by received_at`,
	`insert into lead_search (lead_search) values ('rebuild')`,
];

export async function indexTexts(transaction: Transaction<Tables>): Promise<void> {
	const made = sql`select 1 from sqlite_schema where name = 'lead_search'`;
	if ((await made.execute(transaction)).rows.length > 0) return;
	for (const statement of statements) await sql.raw(statement).execute(transaction);
	await reindexTexts(transaction);
}

/** A search finds the newest by the numbers of their rows. */
export async function reindexTexts(transaction: Transaction<Tables>): Promise<void> {
	for (const statement of filling) await sql.raw(statement).execute(transaction);
}

/** Quoted, a word is only a word: the search's own operators mean nothing in it. */
export function leadsHolding(words: readonly string[], max: number): Expression<string> {
	const query = `${words.map((word) => `"${word.replaceAll('"', '""')}"`).join(" ")}*`;
	return sql<string>`(
		select lead_id from lead_search_rows where id in (
			select rowid from lead_search where lead_search match ${query} order by rowid desc limit ${max}
		)
	)`;
}
