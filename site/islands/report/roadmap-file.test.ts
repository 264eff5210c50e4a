import { expect, test } from "vitest";
import { defaultLocale } from "#domain/locale/locale.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";
import { roadmapFile } from "#site/islands/report/roadmap-file.ts";
import { roadmapPhases } from "#site/report/roadmap-phases.ts";

const copy = reportCopyIn(defaultLocale);
const takenOn = calendarDate("2026-11-26");

function entriesOf(answers: Answers): string[] {
	const phases = roadmapPhases(assessReadiness(answers, takenOn), answers, copy);
	const address = `https://www.example.com/assessment#${encodeShareLink({ answers, takenOn })}`;
	const file = roadmapFile({ phases, address }, copy, new Date("2026-11-26T03:00:00Z"));
	return [...file.replaceAll("\r\n ", "").matchAll(/^UID:(.+)$/gm)].map(([, id = ""]) => id.trim());
}

test("an adviser who saves the roadmaps of two companies on one day has both in the calendar", () => {
	const first = entriesOf({ challenges: ["inventory"], interests: [] });
	const second = entriesOf({ challenges: ["response-times"], interests: [] });
	expect(first.length).toBeGreaterThanOrEqual(3);
	expect(new Set([...first, ...second]).size).toBe(first.length + second.length);
});

test("a roadmap that is saved twice is in the calendar once", () => {
	const answers: Answers = { challenges: ["inventory"], interests: [] };
	expect(entriesOf(answers)).toEqual(entriesOf(answers));
});
