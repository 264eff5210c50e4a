import { expect, test } from "vitest";
import { wordsAMinute } from "#site/catalogue/reading-time.ts";
import { mainOf } from "#tests/support/built-site.ts";
import { assessmentCopy } from "#tests/support/copy.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";

/** Minutes to think and to answer, as the method says. */
const anAnswer = 0.25;

/** Up to the report; the last step goes deeper. */
const steps = all(mainOf("/assessment"), ".step").slice(0, -1);
const questions = new Set(
	steps.flatMap((step) => all(step, "[name]").map((field) => attribute(field, "name"))),
);
const words = steps.flatMap((step) => textOf(step).split(/\s+/));

test.each(["/", "/assessment"])(
	"%s says how many questions the assessment asks, and for how long",
	(path) => {
		const fewest = Math.ceil(questions.size * anAnswer);
		// Not all the words of the steps belong to their questions.
		const most = Math.ceil(questions.size * anAnswer + words.length / wordsAMinute);
		const offers = Array.from({ length: most - fewest + 1 }, (_, index) =>
			assessmentCopy.offer({ questions: questions.size, minutes: fewest + index }),
		);
		const text = textOf(mainOf(path));
		expect(offers.filter((offer) => text.includes(offer))).toHaveLength(1);
	},
);
