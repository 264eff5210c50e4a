import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { defaultLocale } from "#domain/locale/locale.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { questions } from "#domain/readiness/questions.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";
import { ReportComparison } from "#site/islands/report/ReportComparison.tsx";
import { shownScore } from "#site/report/score-text.ts";

const copy = reportCopyIn(defaultLocale);
const { compare, dimensions } = copy;
const nothing: Answers = { challenges: [], interests: [] };

/** Every question answered alike. */
function complete(value: "0" | "50" | "100"): Answers {
	const answers = Object.fromEntries(questions.map((question) => [question, value]));
	return { ...nothing, experience: "some", interests: ["chatbots"], ...answers };
}

/** The cells of a row of the comparison: before, now, and the change. */
function cellsOf(before: Answers, now: Answers, row: string): string[] {
	const earlier = { answers: before, takenOn: calendarDate("2026-10-01") };
	const later = { answers: now, takenOn: calendarDate("2026-11-01") };
	const table = renderToStaticMarkup(<ReportComparison before={earlier} now={later} copy={copy} />);
	const [, cells = ""] = table.split(`<th scope="row">${row}</th>`);
	return [...(cells.split("</tr>")[0] ?? "").matchAll(/<td>(.*?)<\/td>/g)].map(([, text = ""]) => text);
}

test("a score that is mostly unknown is compared as the range that its report shows, without a change", () => {
	const [before, now] = [
		{ ...nothing, experience: "none" } as const,
		{ ...nothing, experience: "advanced" } as const,
	];
	const figures = [before, now].map((answers) => shownScore(measureReadiness(answers), copy).figure);
	expect(cellsOf(before, now, compare.score)).toEqual([...figures, ""]);
});

test("a score that is known both times has its change", () => {
	expect(cellsOf(complete("50"), complete("100"), compare.score)).toEqual([
		expect.stringMatching(/^\d+$/),
		expect.stringMatching(/^\d+$/),
		expect.stringMatching(/^\+\d+$/),
	]);
	expect(cellsOf(complete("50"), complete("50"), compare.score)[2]).toBe(compare.same);
});

test("a dimension has its change only where each of its questions was answered both times", () => {
	const { name } = dimensions.items.governance;
	const { review: _, ...halfKnown } = complete("50");
	expect(cellsOf(complete("0"), complete("50"), name)).toEqual(["0", "50", "+50"]);
	expect(cellsOf(halfKnown, complete("100"), name)[2]).toBe("");
});

test("two reports of a day have that day where the time of one can't be read", () => {
	const report = { answers: complete("50"), takenOn: calendarDate("2026-10-01"), madeAt: "damaged" };
	const text = renderToStaticMarkup(<ReportComparison before={report} now={report} copy={copy} />);
	expect(text.match(/1 October 2026/g)?.length).toBeGreaterThan(1);
});
