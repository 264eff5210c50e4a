import { expect, test } from "vitest";
import { retryWhileBusy } from "#server/database/sqlite/retry-while-busy.ts";
import { sqliteCode } from "#server/database/sqlite/sqlite-errors.ts";

/** A statement that another program holds up for so many milliseconds. */
function heldFor(milliseconds: number): () => string {
	const begun = performance.now();
	return () => {
		if (performance.now() - begun > milliseconds) return "done";
		throw Object.assign(new Error("database is locked"), { errcode: sqliteCode.busy });
	};
}

test("a lock that another program gives up soon is waited for", async () => {
	// Longer than one pause between two attempts.
	expect(await retryWhileBusy(heldFor(300))).toBe("done");
});

test("what is no lock is not tried again", async () => {
	let tries = 0;
	const failing = () => {
		tries++;
		throw new Error("no such column");
	};
	await expect(retryWhileBusy(failing)).rejects.toThrow("no such column");
	expect(tries).toBe(1);
});
