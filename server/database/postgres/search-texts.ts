import { type Expression, sql, type Transaction } from "kysely";
import type { Tables } from "#server/database/tables.ts";

/** An index of the words of `lead_texts`, as they are: the texts come in many languages. */
export async function indexTexts(transaction: Transaction<Tables>): Promise<void> {
	await sql`create index if not exists lead_texts_searched on lead_texts
		using gin (to_tsvector('simple', content))`.execute(transaction);
}

/** Quoted, a word is only a word: the search's own operators mean nothing in it. */
export function leadsHolding(words: readonly string[], max: number): Expression<string> {
	const quoted = words.map((word) => `'${word.replace(/['\\]/g, " ")}'`);
	const query = `${quoted.join(" & ")}:*`;
	return sql<string>`(
		select lead_id from lead_texts
		where to_tsvector('simple', content) @@ to_tsquery('simple', ${query})
		order by received_at desc limit ${max}
	)`;
}
