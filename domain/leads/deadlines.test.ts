import { expect, test } from "vitest";
import { dueAt, erasedFrom, noticeBegins, replyClock, retentionEndsAt } from "#domain/leads/deadlines.ts";

const received = new Date("2026-03-28T22:00:00Z");
const hoursLater = (hours: number) => new Date(received.getTime() + hours * 3_600_000);

test("a reply is promised within 24 hours, also across a change of clocks", () => {
	expect(dueAt(received).toISOString()).toBe("2026-03-29T22:00:00.000Z");
});

test.each([
	[0, "green"],
	[20, "green"],
	[20.01, "amber"],
	[24, "amber"],
	[24.01, "red"],
] as const)("%d hours after a message its clock is %s", (hours, colour) => {
	expect(replyClock(dueAt(received), hoursLater(hours))).toBe(colour);
});

test.each([
	["2026-01-31T09:30:00.000Z", "2028-01-31T09:30:00.000Z"],
	["2028-02-29T23:00:00.000Z", "2030-03-01T23:00:00.000Z"],
])("a lead with its last contact at %s may be stored until %s", (lastContact, end) => {
	expect(retentionEndsAt(new Date(lastContact)).toISOString()).toBe(end);
});

const lastContact = new Date("2024-01-31T09:00:00Z");
const time = (day: string) => new Date(`${day}T09:00:00Z`);

test("the notice begins thirty days before the end", () => {
	expect(noticeBegins(lastContact)).toEqual(time("2026-01-01"));
});

test.each([
	["at its end when it was announced in time", time("2026-01-01"), time("2026-01-05"), time("2026-01-31")],
	["thirty days after a late announcement", time("2026-01-20"), time("2026-02-01"), time("2026-02-19")],
	["thirty days from now before it has been announced", null, time("2026-03-01"), time("2026-03-31")],
	[
		"thirty days from now when a wrong clock announced it",
		time("2030-01-01"),
		time("2026-03-01"),
		time("2026-03-31"),
	],
])("a lead is erased %s", (_, announcedAt, now, expected) => {
	expect(erasedFrom(lastContact, announcedAt, now)).toEqual(expected);
});
