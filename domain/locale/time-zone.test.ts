import { expect, test } from "vitest";
import { knownTimeZone } from "#domain/locale/time-zone.ts";

test.each(["Pacific/Auckland", "America/New_York", "UTC"])("%s is a time zone", (name) => {
	expect(knownTimeZone(name)).toBe(name);
});

test.each([
	["Asia/Calcutta", "Asia/Kolkata"],
	["Europe/Kiev", "Europe/Kyiv"],
])("a zone that a browser calls %s is %s by now", (name, now) => {
	expect(knownTimeZone(name)).toBe(now);
});

test.each(["Etc/Unknown", "", "../etc", "<b>", "x".repeat(100_000), "constructor", undefined, null, 7, {}])(
	"what is no time zone counts as none: %j",
	(name) => {
		expect(knownTimeZone(name)).toBeNull();
	},
);
