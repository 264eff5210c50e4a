import { expect, test } from "vitest";
import { countAttempt } from "#server/desk/sign-in/attempts.ts";
import { formSecret } from "#server/protection/secret.ts";
import { databaseForTests } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const at = (second: number) => new Date(Date.parse("2026-11-22T01:00:00Z") + second * 1000);

/** What comes of an attempt: "taken", or the seconds until the next one is. */
async function attempt(who: string, second: number): Promise<unknown> {
	const place = { database: made.database, secret: await formSecret(made.database) };
	const limit = { what: "code", who, max: 3 };
	return countAttempt(place, limit, at(second)).then(
		() => "taken",
		({ failure }) => failure.seconds,
	);
}

const counted = () => made.database.kysely.selectFrom("desk_attempts").selectAll().execute();

test("who tries too often is told how long to wait, and may try again then", async () => {
	const outcomes = [];
	for (const second of [0, 1, 2, 3, 599, 600]) outcomes.push(await attempt("mere", second));
	expect(outcomes).toEqual(["taken", "taken", "taken", 597, 1, "taken"]);
	expect(await attempt("tama", 3)).toBe("taken");
});

test("who tried too often while the clock was ahead may try again once it is right", async () => {
	const day = 86_400;
	for (const second of [0, 1, 2]) await attempt("mere", day + second);
	expect(await attempt("mere", 3)).toBe("taken");
	expect(await counted()).toHaveLength(1);
});

test("an attempt that began before another leaves the count of the other as it is", async () => {
	for (const second of [5, 5, 5]) await attempt("mere", second);
	expect(await attempt("tama", 4)).toBe("taken");
	expect(await attempt("mere", 4)).toBe(601);
});

test("what is refused costs no write, and the log of attempts names no one", async () => {
	for (let second = 0; second < 10; second++) await attempt("mere", second);
	const [row, ...more] = await counted();
	expect([row?.attempts, more]).toEqual([3, []]);
	expect(JSON.stringify(row)).not.toContain("mere");
});

test("what counts no more is stored no more", async () => {
	for (const who of ["mere", "tama", "ana"]) await attempt(who, 0);
	await attempt("hemi", 599);
	expect(await counted()).toHaveLength(4);
	await attempt("ravi", 600);
	expect(await counted()).toHaveLength(2);
});

test("of many attempts at once no more are taken than one after the other", async () => {
	const outcomes = await Promise.all(Array.from({ length: 10 }, () => attempt("mere", 0)));
	expect(outcomes.filter((outcome) => outcome === "taken")).toHaveLength(3);
});
