import { randomUUID } from "node:crypto";
import { expect, onTestFinished, test, vi } from "vitest";
import { minute } from "#domain/durations.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { minAssessments } from "#domain/readiness/published-average.ts";
import { currentModelVersion } from "#domain/readiness/report.ts";
import { averageScoreReader, readAverageScore } from "#server/leads/average-score.ts";
import { databaseForTests, store, submission } from "#tests/support/database-for-tests.ts";

const made = databaseForTests();
const assessment = { takenOn: calendarDate("2026-11-22"), modelVersion: currentModelVersion };
const read = () => readAverageScore(made.database.kysely);

/** An assessment with one answer; experience counts for two of the five dimensions. */
async function send(count: number, values: Record<string, string>): Promise<void> {
	for (let index = 0; index < count; index++)
		await store(made.database, submission(randomUUID(), { form: "assessment", values, assessment }));
}

test("the average of the assessments is published from the thirtieth on", async () => {
	await send(minAssessments - 1, { experience: "none" });
	expect(await read()).toBeNull();
	await send(1, { experience: "none" });
	const none = await read();
	expect(none).toMatchObject({ assessments: minAssessments });
	await send(minAssessments, { experience: "advanced" });
	const both = await read();
	expect(both?.assessments).toBe(2 * minAssessments);
	expect(both?.score).toBeGreaterThan(none?.score ?? 100);
});

test("assessments without an answer, spam and samples count for nothing", async () => {
	await send(minAssessments, { experience: "none" });
	const before = await read();
	await send(1, {});
	await send(2, { experience: "advanced" });
	const advanced = made.database.kysely.updateTable("leads").where("form_values", "like", "%advanced%");
	await advanced.set({ state: "spam" }).execute();
	expect(await read()).toEqual(before);
	await advanced.set({ state: "new", is_sample: 1 }).execute();
	expect(await read()).toEqual(before);
});

test("it is worked out once an hour at most, so that no single assessment shows in it", async () => {
	await send(minAssessments, { experience: "none" });
	const reader = averageScoreReader(made.database);
	const first = await reader();
	await send(1, { experience: "advanced" });
	expect([first?.assessments, await reader()]).toEqual([minAssessments, first]);
});

test("who asks once the database is back, after it was away for a moment, reads the average", async () => {
	await send(minAssessments, { experience: "none" });
	vi.useFakeTimers({ toFake: ["setTimeout"] });
	onTestFinished(() => {
		vi.useRealTimers();
	});
	const away = vi.spyOn(made.database.kysely, "selectFrom").mockImplementationOnce(() => {
		throw new Error("away");
	});
	const log = vi.spyOn(console, "log").mockImplementation(() => {});
	const reader = averageScoreReader(made.database);
	expect([await reader(), await reader()]).toEqual([null, null]);
	expect(away).toHaveBeenCalledTimes(1);
	vi.advanceTimersByTime(minute);
	expect(await reader()).toMatchObject({ assessments: minAssessments });
	for (const spy of [away, log]) spy.mockRestore();
});
