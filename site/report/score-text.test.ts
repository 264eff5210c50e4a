import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultLocale } from "#domain/locale/locale.ts";
import { measureReadiness } from "#domain/readiness/measure.ts";
import { questions } from "#domain/readiness/questions.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";
import { shownScore } from "#site/report/score-text.ts";
import { anyAnswers } from "#tests/support/any-answers.ts";

const copy = reportCopyIn(defaultLocale);

test("a visitor who has answered nothing sees no figure, and all that is possible", () => {
	const score = shownScore(measureReadiness({ challenges: [], interests: [] }), copy);
	expect(score).toMatchObject({ value: null, low: 0, high: 100, level: -1 });
});

test("a visitor sees the range large while most of the score is unknown, and then the score", () => {
	fc.assert(
		fc.property(anyAnswers, (answers) => {
			const measure = measureReadiness(answers);
			const { figure, low, high, value } = shownScore(measure, copy);
			const shown = measure.isProvisional ? [low, high] : [value];
			expect(figure?.match(/\d+/g) ?? null).toEqual(value === null ? null : shown.map(String));
		}),
	);
});

test("a visitor who has answered everything is told no range from a figure to itself", () => {
	const complete = anyAnswers.map((answers) => ({
		...answers,
		...{ experience: "some" as const, interests: ["chatbots" as const] },
		...Object.fromEntries(questions.map((question) => [question, "50"])),
	}));
	fc.assert(
		fc.property(complete, (answers) => {
			const { range, text, low, high, value } = shownScore(measureReadiness(answers), copy);
			expect([low, high]).toEqual([value, value]);
			expect(range).toBeNull();
			expect(text).not.toMatch(/\d/);
		}),
	);
});
