import { expect, test, vi } from "vitest";
import type { Database } from "#server/database/database.ts";
import { DatabaseUnavailableError } from "#server/database/database-errors.ts";
import { createStoreQueue } from "#server/leads/store-queue.ts";
import { databaseForTests, leadsIn, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const many = (count: number) => Array.from({ length: count }, (_, index) => submission(`message ${index}`));

/** The real database, of which another program takes hold before the given transaction. */
function heldFrom(first: number): { database: Database; attempts: () => number } {
	let attempts = 0;
	const database: Database = {
		...made.database,
		transaction(work) {
			attempts++;
			if (attempts >= first) return Promise.reject(new DatabaseUnavailableError("held"));
			return made.database.transaction(work);
		},
	};
	return { database, attempts: () => attempts };
}

test("a crowd that comes at once to a database that is held waits for one attempt, not for one after the other", async () => {
	const { database, attempts } = heldFrom(1);
	const outcomes = await Promise.allSettled(many(500).map(createStoreQueue(database)));
	expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(500);
	expect(attempts()).toBe(1);
});

test("a visitor after a failed attempt has an attempt of their own", async () => {
	const { database, attempts } = heldFrom(1);
	const store = createStoreQueue(database);
	for (const one of many(2)) await expect(store(one)).rejects.toThrow("held");
	expect(attempts()).toBe(2);
});

test("a group that is stored one by one does not try each when the database is taken away meanwhile", async () => {
	const { database, attempts } = heldFrom(3);
	const faulty = { ...submission("faulty"), page: Object("a page") };
	const outcomes = await Promise.allSettled(
		[...many(1), faulty, ...many(10)].map(createStoreQueue(database)),
	);
	expect(outcomes.map(({ status }) => status)).toEqual([
		"fulfilled",
		...Array.from({ length: 11 }, () => "rejected"),
	]);
	expect(attempts()).toBe(3);
});

test("a database that does not answer keeps no sender waiting, and stores nothing that was given up", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const silent = Promise.withResolvers<never>();
	const attempted: unknown[] = [];
	const store = createStoreQueue({
		...made.database,
		transaction(work) {
			attempted.push(work);
			return silent.promise;
		},
	});
	const first = store(submission("first")).catch((reason: unknown) => reason);
	await new Promise((taken) => setImmediate(taken));
	const second = store(submission("second")).catch((reason: unknown) => reason);
	vi.advanceTimersByTime(8000);
	expect((await Promise.all([first, second])).map(made.database.isUnavailable)).toEqual([true, true]);
	silent.reject(new Error("A fault, so that the queue goes on"));
	await new Promise((taken) => setImmediate(taken));
	vi.useRealTimers();
	expect(attempted).toHaveLength(1);
});

test("what all its senders have given up while it was being stored is not stored later", async () => {
	vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
	const slow = Promise.withResolvers<void>();
	let isOver: Promise<unknown> = Promise.resolve();
	const store = createStoreQueue({
		...made.database,
		async transaction(work) {
			await slow.promise;
			const done = made.database.transaction(work);
			isOver = done.catch(() => null);
			return done;
		},
	});
	const outcomes = Promise.allSettled(many(2).map(store));
	await new Promise((taken) => setImmediate(taken));
	vi.advanceTimersByTime(8000);
	vi.useRealTimers();
	expect((await outcomes).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
	slow.resolve();
	await new Promise((taken) => setImmediate(taken));
	await isOver;
	expect(await leadsIn(made.database)).toEqual([]);
});
