import { beforeEach, expect, test } from "vitest";
import { type OutboxState, outboxStates } from "#domain/outbox/outbox-states.ts";
import { listOutbox } from "#server/outbox/list-outbox.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

/** Mails of one state, a minute after each other. */
async function queue(state: OutboxState, count: number, day: string): Promise<void> {
	const rows = Array.from({ length: count }, (_, index) => {
		const moment = new Date(Date.parse(day) + index * 60_000).toISOString();
		const times = { created_at: moment, next_try_at: moment, give_up_at: moment };
		return {
			id: `${state}-${index}`,
			kind: "mail" as const,
			purpose: "receipt",
			state,
			attempts: 1,
			...times,
		};
	});
	await made.database.kysely.insertInto("outbox").values(rows).execute();
}

const listed = async (states: readonly OutboxState[]) =>
	(await listOutbox(made.database.kysely, "mail", states)).map(({ id }) => id);

beforeEach(async () => {
	await queue("sent", 1005, "2026-01-01");
	await queue("waiting", 3, "2026-02-01");
});

test("who asks for all mails sees the newest, however many were sent before", async () => {
	const all = await listed(outboxStates);
	expect(all.slice(0, 4)).toEqual(["waiting-2", "waiting-1", "waiting-0", "sent-1004"]);
	expect(all).toHaveLength(1001);
});

test("who asks for those that wait sees first what is due first", async () => {
	expect(await listed(["waiting"])).toEqual(["waiting-0", "waiting-1", "waiting-2"]);
});
