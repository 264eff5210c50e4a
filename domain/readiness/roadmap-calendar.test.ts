import { describe, expect, test } from "vitest";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { type CalendarEntry, calendarText } from "#domain/readiness/roadmap-calendar.ts";

const entry: CalendarEntry = {
	id: "r1-prepare",
	startsOn: calendarDate("2025-06-30"),
	endsOn: calendarDate("2025-07-25"),
	title: "Prepare: data, rules; people",
	text: "Bring the data up to 25.\nWrite the rules for using AI, which Mere Tāmati signs, and show them to everybody who works here.",
};
const write = (entries: readonly CalendarEntry[]) =>
	calendarText(
		{ name: "Roadmap", host: "southlight.example", entries },
		new Date("2025-06-25T01:02:03.456Z"),
	);
const unfold = (text: string) => text.replaceAll("\r\n ", "");

describe("an owner who adds the roadmap to a calendar", () => {
	test("sees a piece of work on all its days, the Friday counted in", () => {
		expect(write([entry])).toContain("DTSTART;VALUE=DATE:20250630\r\nDTEND;VALUE=DATE:20250726\r\n");
	});

	test("sees what has no end on its first day", () => {
		expect(write([{ ...entry, endsOn: null }])).toContain("DTEND;VALUE=DATE:20250701\r\n");
	});

	test("reads commas, semicolons and line ends as they were written", () => {
		const text = unfold(write([entry]));
		expect(text).toContain("SUMMARY:Prepare: data\\, rules\\; people\r\n");
		expect(text).toContain("up to 25.\\nWrite the rules");
	});

	test("imports it twice without two of each: the same id every time, each with its moment of writing", () => {
		expect(write([entry])).toContain("UID:r1-prepare@southlight.example\r\nDTSTAMP:20250625T010203Z\r\n");
	});

	test("has a file that strict calendars accept: CRLF throughout, no line over 75 octets, no character cut in two", () => {
		const macrons = { ...entry, text: "ā".repeat(200) };
		const text = write([entry, macrons]);
		expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
		for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
		expect(unfold(text)).toContain(`DESCRIPTION:${"ā".repeat(200)}\r\n`);
		expect(text).not.toContain("\uFFFD");
	});
});
