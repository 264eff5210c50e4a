import { issueFormKey } from "#server/protection/form-key.ts";
import { queryDatabase } from "#tools/service/query-database.ts";
import type { RunningService } from "./running-service.ts";

/** A key as the service would have signed it that many seconds ago; with a number below 0, as it will be. */
export async function keyOfAge(
	{ databaseFile }: Pick<RunningService, "databaseFile">,
	seconds: number,
): Promise<string> {
	const { value } = await queryDatabase(databaseFile, (database) =>
		database.selectFrom("secrets").select("value").where("name", "=", "forms").executeTakeFirstOrThrow(),
	);
	return issueFormKey(Buffer.from(value, "base64url"), new Date(Date.now() - seconds * 1000)).key;
}
