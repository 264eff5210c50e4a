import { setImmediate as turn } from "node:timers/promises";
import { expect, onTestFinished, test, vi } from "vitest";
import { vacuumInTime } from "#server/desk/person-data/vacuum-in-time.ts";

test("who erases a person gets an answer although the files take long, and the log tells when no byte is left", async () => {
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	onTestFinished(() => log.mockRestore());
	const { promise, resolve } = Promise.withResolvers<boolean>();
	const work: Promise<void>[] = [];
	const later = (begin: () => Promise<void>) => void work.push(begin());
	expect(await vacuumInTime({ database: { vacuum: () => promise }, later }, ["SL-1"], 0)).toBe(false);
	await turn();
	expect(log).not.toHaveBeenCalled();
	resolve(true);
	await Promise.all(work);
	expect(log.mock.calls).toEqual([['{"event":"erasure","hasLeftNoBytes":true,"references":["SL-1"]}']]);
});
