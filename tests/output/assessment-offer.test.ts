import { expect, test } from "vitest";
import { wordsAMinute } from "#site/catalogue/reading-time.ts";
import { mainOf } from "#tests/support/built-site.ts";
import { assessmentCopy } from "#tests/support/copy.ts";
import { all, attribute, textOf } from "#tests/support/page-text.ts";

/** Minutes to think and to answer, as the method says. */
const anAnswer = 0.25;

const steps = all(mainOf("/assessment"), ".step");
/** Up to the report; the last step goes deeper. */
const needed = steps.slice(0, -1);
const questions = questionsOf(needed);
const deeperQuestions = questionsOf(steps.slice(-1));
const words = needed.flatMap((step) => textOf(step).split(/\s+/));

function questionsOf(inSteps: typeof steps): number {
	return new Set(inSteps.flatMap((step) => all(step, "[name]").map((field) => attribute(field, "name"))))
		.size;
}

test.each(["/", "/assessment"])(
	"%s says how many questions the assessment asks, for how long, and how many more it offers",
	(path) => {
		const fewest = Math.ceil(questions * anAnswer);
		// Not all the words of the steps belong to their questions.
		const most = Math.ceil(questions * anAnswer + words.length / wordsAMinute);
		const offers = Array.from({ length: most - fewest + 1 }, (_, index) =>
			assessmentCopy.offer({ questions, minutes: fewest + index, deeperQuestions }),
		);
		const text = textOf(mainOf(path));
		expect(offers.filter((offer) => text.includes(offer))).toHaveLength(1);
	},
);
