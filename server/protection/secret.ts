import { createSecretKey, type KeyObject, randomBytes } from "node:crypto";
import type { Database } from "#server/database/database.ts";

const name = "forms";

/** The key with which forms are signed: made at the first start, the same in every process on this database. */
export async function formSecret({ kysely }: Database): Promise<KeyObject> {
	const value = randomBytes(32).toString("base64url");
	await kysely
		.insertInto("secrets")
		.values({ name, value })
		.onConflict((conflict) => conflict.column("name").doNothing())
		.execute();
	const stored = await kysely
		.selectFrom("secrets")
		.select("value")
		.where("name", "=", name)
		.executeTakeFirstOrThrow();
	return createSecretKey(stored.value, "base64url");
}
