import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import * as z from "zod";
import type { Tables } from "#server/database/tables.ts";

const numbers = /(?:\d[ \u00a0()./-]{0,3}){7,14}\d/g;

/** Each number as one word, as this migration was released. */
function telephoneWords(text: string): string[] {
	return (text.match(numbers) ?? []).map((number) => `tel${number.replace(/\D/g, "").slice(-8)}`);
}

const formValues = z.object({ phone: z.string().catch("") });

/** The telephone numbers of the leads that there are already are found however they are written. */
export const telephoneNumbers: Migration = {
	async up(database: Kysely<Tables>): Promise<void> {
		let after = "";
		for (;;) {
			const rows = await database
				.selectFrom("leads")
				.select(["id", "form_values"])
				.where("id", ">", after)
				.where("form_values", "like", '%"phone"%')
				.orderBy("id")
				.limit(500)
				.execute();
			for (const { id, form_values } of rows) {
				const { phone } = formValues.parse(JSON.parse(form_values));
				const words = telephoneWords(phone);
				if (words.length === 0) continue;
				await database
					.updateTable("lead_texts")
					.set({ content: sql`content || ${` ${words.join(" ")}`}` })
					.where("lead_id", "=", id)
					.execute();
			}
			const last = rows.at(-1);
			if (last === undefined) return;
			after = last.id;
		}
	},
};
