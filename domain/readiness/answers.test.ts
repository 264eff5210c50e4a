import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { answersSchema } from "#domain/readiness/answers.ts";
import { anyAnswers } from "#tests/support/any-answers.ts";

describe("the answers", () => {
	it("are accepted as they are, whatever the form gives", () => {
		fc.assert(
			fc.property(anyAnswers, (answers) => {
				expect(answersSchema.parse(answers)).toStrictEqual(answers);
			}),
		);
	});

	it("may all be left out", () => {
		expect(answersSchema.parse({})).toStrictEqual({ challenges: [], interests: [] });
	});

	it("come out in the form's order", () => {
		const { challenges } = answersSchema.parse({ challenges: ["inventory", "manual-processes"] });
		expect(challenges).toEqual(["manual-processes", "inventory"]);
	});

	it.each([
		["a name", { firstName: "Ana" }],
		["an option that the form doesn't have", { industry: "mining" }],
		["a challenge ticked twice", { challenges: ["inventory", "inventory"] }],
		["a figure between two steps", { sponsor: "60" }],
		["a figure that is not text", { sponsor: 50 }],
	])("refuse %s", (_, input) => {
		expect(answersSchema.safeParse(input).success).toBe(false);
	});
});
