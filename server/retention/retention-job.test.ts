import { expect, onTestFinished, test, vi } from "vitest";
import { day, hour } from "#domain/durations.ts";
import type { Database } from "#server/database/database.ts";
import { RetentionJob } from "#server/retention/retention-job.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

/** Lets time pass by hand, and returns the lines of the log. */
function logOverTime(): () => unknown[] {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => {
		log.mockRestore();
		vi.useRealTimers();
	});
	return () => log.mock.calls.map(([line]) => JSON.parse(line));
}

/** A lead whose time and notice are over. */
async function storeOld(): Promise<void> {
	await store(made.database, submission("old"), new Date(Date.now() - 800 * day));
	const announced = new Date(Date.now() - 40 * day).toISOString();
	await made.database.kysely.updateTable("leads").set({ erasure_announced_at: announced }).execute();
}

test("what another program made the database keep of an erased lead goes at the next round, and the log says so", async () => {
	const logged = logOverTime();
	await storeOld();
	const vacuum = vi.fn<Database["vacuum"]>().mockResolvedValueOnce(false).mockResolvedValue(true);
	const job = new RetentionJob({ ...made.database, vacuum });
	await vi.advanceTimersByTimeAsync(13 * hour);
	await job.stop();
	expect(vacuum).toHaveBeenCalledTimes(2);
	expect(logged()).toEqual([
		{ event: "retention", erased: 1 },
		{ event: "retention", hasLeftNoBytes: false },
	]);
});

test("a round that fails has the database written again only where it has erased", async () => {
	const logged = logOverTime();
	const vacuum = vi.fn<Database["vacuum"]>().mockRejectedValueOnce(new Error("away")).mockResolvedValue(true);
	const away = { ...made.database, vacuum };
	const held = vi.spyOn(made.database.kysely, "selectFrom").mockImplementationOnce(() => {
		throw new Error("held");
	});
	const job = new RetentionJob(away);
	await vi.advanceTimersByTimeAsync(7 * hour);
	expect(held).toHaveBeenCalledTimes(2);
	expect(vacuum).not.toHaveBeenCalled();
	held.mockRestore();

	await storeOld();
	await vi.advanceTimersByTimeAsync(12 * hour);
	await job.stop();
	expect(vacuum).toHaveBeenCalledTimes(2);
	expect(logged()).toMatchObject([{ error: "Error" }, { error: "Error" }]);
});
