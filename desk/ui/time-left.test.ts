import { describe, expect, test } from "vitest";
import { timeLeft } from "#desk/ui/time-left.ts";

const now = new Date("2026-03-03T10:00:00Z");
const leftIn = (minutes: number) => timeLeft(new Date(now.getTime() + minutes * 60_000).toISOString(), now);

describe("the time left for a reply", () => {
	test.each([
		[20 * 60, "green"],
		[3 * 60, "amber"],
		[-1, "red"],
	] as const)("with %d minutes is %s", (minutes, clock) => {
		expect(leftIn(minutes).clock).toBe(clock);
	});

	test("tells late from left in words too", () => {
		expect(leftIn(90).text).not.toBe(leftIn(-90).text);
		expect(leftIn(90).text).toMatch(/1\D+30/);
		expect(leftIn(-90).text).toMatch(/1\D+30/);
	});

	test("counts days from two days on", () => {
		expect(leftIn(-47 * 60).text).toMatch(/47/);
		expect(leftIn(-49 * 60).text).toMatch(/2/);
	});

	test("has no clock where no reply is owed", () => {
		expect(timeLeft(null, now).clock).toBeNull();
	});
});
