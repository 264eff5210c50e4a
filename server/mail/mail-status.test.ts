import { expect, test } from "vitest";
import { minute } from "#domain/durations.ts";
import { mailStatus } from "#server/mail/mail-status.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("without a mail server, who starts the service reads how many emails could be sent, also those tried again later", async () => {
	const at = (minutes: number) => new Date(Date.now() + minutes * minute).toISOString();
	const row = (id: string, dueIn: number, attempts = 0) => ({
		...{ id, kind: "mail" as const, purpose: "receipt", state: "waiting" as const, attempts },
		...{ created_at: at(-10), next_try_at: at(dueIn), give_up_at: at(60) },
	});
	const rows = [row("due", -1), row("tried", 1, 2), row("reminder", 30)];
	await made.database.kysely.insertInto("outbox").values(rows).execute();
	const [count] = /\d+/.exec(await mailStatus({ mail: null }, made.database)) ?? [];
	expect(count).toBe("2");
});
