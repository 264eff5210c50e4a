import { randomBytes } from "node:crypto";
import type { Database } from "#server/database/open-database.ts";

const name = "forms";

/** The key with which forms are signed: made at the first start, the same in every process on this database. */
export async function formSecret(database: Database): Promise<Buffer> {
	const value = randomBytes(32).toString("base64url");
	await database
		.insertInto("secrets")
		.values({ name, value })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
	const kept = await database
		.selectFrom("secrets")
		.select("value")
		.where("name", "=", name)
		.executeTakeFirstOrThrow();
	return Buffer.from(kept.value, "base64url");
}
