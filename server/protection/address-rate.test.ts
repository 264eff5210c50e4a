import { createSecretKey } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { day, minute } from "#domain/durations.ts";
import { readVisitors } from "#server/http/visitor.ts";
import { addressRate } from "#server/protection/address-rate.ts";
import { PostCounts } from "#server/protection/post-counts.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const secret = createSecretKey("a secret of the test", "utf8");

const apps: FastifyInstance[] = [];
afterEach(async () => {
	for (const app of apps.splice(0)) await app.close();
});

interface Process {
	readonly app: FastifyInstance;
	readonly counts: PostCounts;
}

/** One of the processes on a database. */
async function startProcess(postsPerAddress: number, database = made.database): Promise<Process> {
	const app = Fastify();
	readVisitors(app);
	const counts = new PostCounts(database, secret);
	const check = await addressRate(app, counts, postsPerAddress);
	app.post("/", (request) => check(request));
	apps.push(app);
	return { app, counts };
}

/** What is found of each post, when each of some addresses sends one after the other. */
async function send({ app }: Process, addresses: readonly string[]) {
	const found: { isRefused: boolean; isBusy: boolean; retryAfter: number }[] = [];
	for (const remoteAddress of addresses)
		found.push((await app.inject({ method: "POST", url: "/", remoteAddress })).json());
	return found;
}
const from = (address: string, count: number) => Array.from({ length: count }, () => address);
const refusals = (found: Awaited<ReturnType<typeof send>>) => found.map(({ isRefused }) => isRefused);
const rows = () => made.database.kysely.selectFrom("post_counts").selectAll().execute();

test("an address is busy after a fifth of its posts, and refused after all of them, with a time to come back", async () => {
	const found = await send(await startProcess(10), from("192.0.2.1", 11));
	expect(found.map(({ isBusy }) => isBusy)).toEqual([false, false, ...Array.from({ length: 9 }, () => true)]);
	expect(refusals(found).indexOf(true)).toBe(10);
	const wait = found.at(-1)?.retryAfter ?? 0;
	expect(wait).toBeGreaterThan(9 * 60);
	expect(wait).toBeLessThanOrEqual(10 * 60);
});

test("a household with IPv6 counts as one address, and its neighbours as others", async () => {
	const household = ["2001:db8:1:1::1", "2001:db8:1:1::2", "2001:db8:1:1:ffff::3"];
	const found = await send(await startProcess(2), [...household, "2001:db8:1:2::1", "192.0.2.1"]);
	expect(refusals(found)).toEqual([false, false, true, false, false]);
});

test("an address that goes from process to process, or waits for a restart, is refused as if there were one", async () => {
	const [one, other] = [await startProcess(6), await startProcess(6)];
	await send(one, from("192.0.2.1", 4));
	await one.counts.write();
	await send(other, from("192.0.2.1", 2));
	await other.counts.write();
	expect(refusals(await send(other, from("192.0.2.1", 1)))).toEqual([true]);
	await one.app.close();
	const restarted = await startProcess(6);
	await send(restarted, ["192.0.2.1", "192.0.2.2"]);
	await restarted.counts.write();
	expect(refusals(await send(restarted, ["192.0.2.1", "192.0.2.2"]))).toEqual([true, false]);
});

test("a process tells the others by itself what it has counted", async () => {
	const one = await startProcess(5);
	await send(one, from("192.0.2.1", 3));
	await expect.poll(rows).toMatchObject([{ posts: 3 }]);
});

test("a process that stops leaves its counts to the others", async () => {
	const one = await startProcess(5);
	await send(one, from("192.0.2.1", 5));
	await one.app.close();
	expect(await rows()).toMatchObject([{ posts: 5 }]);
});

test("posts of an address that is new while counts are written are counted", async () => {
	const counts = new PostCounts(made.database, secret);
	vi.useFakeTimers({ toFake: ["Date"] });
	onTestFinished(() => void vi.useRealTimers());
	counts.add("192.0.2.1", 10);
	const written = counts.write();
	// After a few turns the write has begun, and waits for the database.
	for (let turn = 0; turn < 3; turn++) await Promise.resolve();
	vi.setSystemTime(Date.now() + 5);
	counts.add("192.0.2.2", 10);
	await written;
	expect(counts.add("192.0.2.2", 10).posts).toBe(2);
	await counts.close();
});

test("a flood of refused posts is written once and no more", async () => {
	let writes = 0;
	const database: typeof made.database = {
		...made.database,
		transaction(work) {
			writes++;
			return made.database.transaction(work);
		},
	};
	const flooded = await startProcess(3, database);
	for (let round = 0; round < 5; round++) {
		await send(flooded, from("192.0.2.1", 50));
		await flooded.counts.write();
	}
	expect(writes).toBe(1);
	expect(await rows()).toMatchObject([{ posts: 4 }]);
});

test("a process whose clock is a little behind leaves the counts of the others as they are", async () => {
	const [ahead, behind] = [await startProcess(2), await startProcess(2)];
	await send(ahead, from("192.0.2.1", 3));
	await ahead.counts.write();
	vi.setSystemTime(Date.now() - 5000);
	onTestFinished(() => void vi.useRealTimers());
	for (const address of ["192.0.2.2", "192.0.2.1"]) {
		await send(behind, [address]);
		await behind.counts.write();
	}
	expect(refusals(await send(behind, ["192.0.2.1"]))).toEqual([true]);
});

test("no address is written down", async () => {
	const { app, counts } = await startProcess(5);
	await send({ app, counts }, ["192.0.2.77"]);
	await counts.write();
	expect(JSON.stringify(await rows())).not.toContain("192.0.2");
});

test("a database that takes nothing stops no post, and gets the counts later", async () => {
	let isDown = true;
	const database: typeof made.database = {
		...made.database,
		isUnavailable: () => true,
		transaction: (work) => (isDown ? Promise.reject(new Error("down")) : made.database.transaction(work)),
	};
	const { app, counts } = await startProcess(5, database);
	expect(refusals(await send({ app, counts }, from("192.0.2.1", 3)))).toEqual([false, false, false]);
	await counts.write();
	isDown = false;
	await counts.write();
	expect(await rows()).toMatchObject([{ posts: 3 }]);
});

test("more addresses in a second than fit in one statement are all counted", async () => {
	const counts = new PostCounts(made.database, secret);
	for (let index = 0; index < 22_000; index++) counts.add(`198.51.100.${index}`, 10);
	await counts.write();
	expect(await rows()).toHaveLength(22_000);
});

test("of a database that takes nothing for long, counts of the last addresses are kept, and none after its time", async () => {
	let isDown = true;
	const database: typeof made.database = {
		...made.database,
		isUnavailable: () => true,
		transaction: (work) => (isDown ? Promise.reject(new Error("down")) : made.database.transaction(work)),
	};
	const counts = new PostCounts(database, secret);
	for (let index = 0; index <= 20_000; index++) counts.add(`${index}`, 10);
	await counts.write();
	expect([counts.add("20000", 10).posts, counts.add("0", 10).posts]).toEqual([2, 1]);
	vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10 * minute });
	onTestFinished(() => void vi.useRealTimers());
	isDown = false;
	await counts.write();
	expect(await rows()).toEqual([]);
});

test.each([
	["ten minutes later", 10 * minute],
	["after the clock was set back by a day", -day],
])("an address that was refused may write again %s, and its old count is gone", async (_, moved) => {
	const before = await startProcess(2);
	await send(before, from("192.0.2.1", 3));
	await before.counts.write();
	vi.setSystemTime(Date.now() + moved);
	onTestFinished(() => {
		vi.useRealTimers();
	});
	for (const process of [before, await startProcess(2)]) {
		expect(refusals(await send(process, ["192.0.2.1"]))).toEqual([false]);
		await process.counts.write();
	}
	expect(await rows()).toMatchObject([{ posts: 2 }]);
});
