import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/readiness/answers.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import { decodeShareLink, encodeShareLink } from "#domain/readiness/share-link.ts";
import { anyAnswers, anyDay } from "#tests/support/any-answers.ts";

const example: Answers = {
	...{ industry: "retail", companySize: "11-50", experience: "basic" },
	...{ challenges: ["response-times"], interests: ["chatbots"], sponsor: "75", rules: "unknown" },
};
/** Its roadmap has the phases of custom development. */
const longestPlanned: Answers = { experience: "advanced", challenges: [], interests: [], dataAccess: "100" };
const takenOn = calendarDate("2025-06-30");
const link = encodeShareLink({ answers: example, takenOn });

describe("a share link", () => {
	it("brings back every possible set of answers, and the day", () => {
		fc.assert(
			fc.property(anyAnswers, anyDay, (answers, day) => {
				const fragment = encodeShareLink({ answers, takenOn: day });
				expect(decodeShareLink(fragment)).toStrictEqual({ ok: true, answers, takenOn: day });
				expect(decodeShareLink(`#${fragment}`)).toStrictEqual({ ok: true, answers, takenOn: day });
				expect(fragment).toMatch(/^r1-[0-9a-z]{18}$/);
			}),
			{ numRuns: 1000 },
		);
	});

	it("can be read for as long as its version lives", () => {
		expect(link).toBe("r1-03yjg9u4jnumwol7zk");
	});

	it.each([".", "),", "”\n"])("opens with %j after it, as when it ended a sentence", (mark) => {
		expect(decodeShareLink(link + mark)).toStrictEqual(decodeShareLink(link));
	});

	it("tells a question left out from one answered with don't know", () => {
		const decoded = decodeShareLink(link);
		expect(decoded.ok && decoded.answers).toStrictEqual(example);
	});

	it("holds each day whose roadmap ends within the calendar, to the longest roadmap", () => {
		const last = calendarDate("9998-12-31");
		const decoded = decodeShareLink(encodeShareLink({ answers: longestPlanned, takenOn: last }));
		expect(decoded).toStrictEqual({ ok: true, answers: longestPlanned, takenOn: last });
		expect(() => assessReadiness(longestPlanned, last)).not.toThrow();
	});
});

describe("a bad link", () => {
	it.each([
		["", "not-ours"],
		["#", "not-ours"],
		["#main", "not-ours"],
		[`see ${link}`, "not-ours"],
		["r-", "not-ours"],
		[link.replace("r1", "r2"), "unknown-version"],
		[link.replace("r1", "r01"), "unknown-version"],
		["r1-", "damaged"],
		["r1-fwx9gj0rrszori05aq", "damaged"],
		[link.slice(0, -1), "damaged"],
		[`${link}x`, "damaged"],
		[link.replace("9", "."), "damaged"],
		[link.toUpperCase().replace("R", "r"), "damaged"],
	])("%j is refused as %s", (fragment, error) => {
		expect(decodeShareLink(fragment)).toEqual({ ok: false, error });
	});

	it("is never taken for a good one when a character is wrong", () => {
		const anyPlace = fc.integer({ min: 3, max: link.length - 1 });
		const anyCharacter = fc.constantFrom(..."0123456789abcdefghijklmnopqrstuvwxyz");
		fc.assert(
			fc.property(anyPlace, anyCharacter, (place, character) => {
				fc.pre(link[place] !== character);
				const wrong = link.slice(0, place) + character + link.slice(place + 1);
				expect(decodeShareLink(wrong)).toEqual({ ok: false, error: "damaged" });
			}),
		);
	});

	it("is refused when two neighbouring characters are swapped", () => {
		const places = Array.from({ length: link.length - 4 }, (_, index) => index + 3);
		const swapped = places
			.map(
				(place) => link.slice(0, place) + link.charAt(place + 1) + link.charAt(place) + link.slice(place + 2),
			)
			.filter((each) => each !== link);
		expect(swapped.length).toBeGreaterThan(10);
		expect(swapped.filter((each) => decodeShareLink(each).ok)).toEqual([]);
	});

	it("of more than every answer holds is refused, though its check is right", () => {
		const packed = 36n ** 15n - 1n;
		const check = (packed % 46_649n).toString(36).padStart(3, "0");
		expect(decodeShareLink(`r1-${packed.toString(36)}${check}`)).toEqual({ ok: false, error: "damaged" });
	});

	it("of random text never throws, and never gives answers", () => {
		const garbage = fc.string({ unit: "binary", maxLength: 60 });
		const ours = fc.string({ maxLength: 30 }).map((text) => `#r1-${text}`);
		fc.assert(
			fc.property(fc.oneof(garbage, ours), (text) => decodeShareLink(text).ok === false),
			{ numRuns: 1000 },
		);
		expect(decodeShareLink(`r1-${"z".repeat(1_000_000)}`)).toEqual({ ok: false, error: "damaged" });
	});
});
