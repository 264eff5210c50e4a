import { afterEach, beforeEach, expect, onTestFinished, test, vi } from "vitest";
import type { LiveMessage } from "#domain/desk/live.ts";
import { hour, minute } from "#domain/durations.ts";
import type { Database } from "#server/database/database.ts";
import { LiveFeed } from "#server/desk/live/live-feed.ts";
import { addPerson } from "#server/desk/people/people.ts";
import { databaseForTests, person, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const session = "of the listener";

beforeEach(async () => {
	vi.useFakeTimers({ toFake: ["Date"] });
	const { kysely } = made.database;
	const added = await addPerson(kysely, {
		...{ name: "Ana", email: "ana@southlight.example", role: "staff", office: "India" },
	});
	const [at, personId] = [new Date().toISOString(), added?.id ?? ""];
	await kysely
		.insertInto("desk_sessions")
		.values({ id: session, token_hash: "x", person_id: personId, device: "", started_at: at, seen_at: at })
		.execute();
});
afterEach(() => {
	vi.useRealTimers();
});

test("the arrival of a suspected lead is told as that, so that no one is called to it", async () => {
	const told: LiveMessage[] = [];
	const feed = new LiveFeed(made.database);
	onTestFinished(() => feed.close());
	feed.add({ session, role: "staff", send: (message) => told.push(message), end: () => {} });
	const evidence = { ...person, honeypot: "https://example.com" };
	await store(made.database, submission("suspected", { evidence }));
	await store(made.database, submission("welcome"));
	const arrivals = () => told.flatMap((message) => (message.kind === "lead" ? [message.isSuspected] : []));
	await expect.poll(() => arrivals().length).toBe(2);
	expect(new Set(arrivals())).toEqual(new Set([true, undefined]));
});

test("who listens is told once of each thing, also of what happened while the database could not be reached for a minute", async () => {
	let isReached = true;
	const database: Database = {
		...made.database,
		get kysely() {
			if (!isReached) throw new Error("no connection");
			return made.database.kysely;
		},
	};
	const told: LiveMessage[] = [];
	const arrivals = () => told.filter(({ kind }) => kind === "lead").length;
	const feed = new LiveFeed(database);
	onTestFinished(() => feed.close());
	feed.add({ session, role: "staff", send: (message) => told.push(message), end: () => {} });
	await store(made.database, submission("before"));
	await expect.poll(arrivals).toBe(1);
	isReached = false;
	await store(made.database, submission("meanwhile"));
	vi.setSystemTime(Date.now() + minute);
	isReached = true;
	await expect.poll(arrivals).toBe(2);
	await store(made.database, submission("after"));
	await expect.poll(arrivals).toBe(3);
	expect(told.filter(({ kind }) => kind !== "lead")).toEqual([
		{ kind: "begun" },
		{ kind: "role", role: "staff" },
	]);
});

test("what was stored by a clock that was ahead is told once, and not again and again until then", async () => {
	const told: string[] = [];
	const feed = new LiveFeed(made.database);
	onTestFinished(() => feed.close());
	const send = (message: LiveMessage) => message.kind === "lead" && told.push(message.lead);
	feed.add({ session, role: "staff", send, end: () => {} });
	for (const ahead of [2 * minute, hour])
		await store(made.database, submission(`${ahead}`), new Date(Date.now() + ahead));
	const rows = made.database.kysely.selectFrom("leads").select("id").orderBy("received_at");
	const [soon, late] = (await rows.execute()).map(({ id }) => id);
	const timesTold = (lead?: string) => told.filter((each) => each === lead).length;
	await expect.poll(() => timesTold(soon)).toBe(1);
	for (let look = 1; look <= 3; look++) {
		vi.setSystemTime(Date.now() + 30_000);
		await store(made.database, submission(`look ${look}`));
		await expect.poll(() => new Set(told).size).toBe(1 + look);
	}
	expect([timesTold(soon), timesTold(late)]).toEqual([1, 0]);
});
