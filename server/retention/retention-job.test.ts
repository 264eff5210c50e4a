import { expect, onTestFinished, test, vi } from "vitest";
import { day, hour } from "#domain/durations.ts";
import type { Database } from "#server/database/database.ts";
import { RetentionJob } from "#server/retention/retention-job.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();

test("what another program made the database keep of an erased lead goes at the next round, and the log says so", async () => {
	vi.useFakeTimers({ toFake: ["setInterval", "clearInterval", "Date"] });
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => {
		log.mockRestore();
		vi.useRealTimers();
	});
	await store(made.database, submission("old"), new Date(Date.now() - 800 * day));
	const vacuum = vi.fn<Database["vacuum"]>().mockResolvedValueOnce(false).mockResolvedValue(true);
	const announced = new Date(Date.now() - 40 * day).toISOString();
	await made.database.kysely.updateTable("leads").set({ erasure_announced_at: announced }).execute();

	const job = new RetentionJob({ ...made.database, vacuum });
	await vi.advanceTimersByTimeAsync(13 * hour);
	await job.stop();
	expect(vacuum).toHaveBeenCalledTimes(2);
	const lines = log.mock.calls.map(([line]) => JSON.parse(line));
	expect(lines).toEqual([
		{ event: "retention", erased: 1 },
		{ event: "retention", hasLeftNoBytes: false },
	]);
});
