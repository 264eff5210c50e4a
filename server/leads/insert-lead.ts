import { randomInt } from "node:crypto";
import type { Insertable, Transaction } from "kysely";
import { leadReference } from "#domain/leads/reference.ts";
import type { Tables } from "#server/database/tables.ts";

/** Writes a lead under a reference that no other lead has, and returns the reference. */
export async function insertLead(
	transaction: Transaction<Tables>,
	row: Omit<Insertable<Tables["leads"]>, "reference">,
): Promise<string> {
	for (;;) {
		const reference = leadReference(randomInt);
		const { numInsertedOrUpdatedRows } = await transaction
			.insertInto("leads")
			.values({ ...row, reference })
			.onConflict((conflict) => conflict.column("reference").doNothing())
			.executeTakeFirst();
		if (numInsertedOrUpdatedRows) return reference;
	}
}
