import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assessReadiness } from "#domain/readiness/report.ts";
import { anyAnswers, anyDay } from "#tests/support/any-answers.ts";

describe("a report", () => {
	it("is given for anything that the form allows", () => {
		fc.assert(
			fc.property(anyAnswers, anyDay, (answers, day) => {
				const report = assessReadiness(answers, day);
				expect(report).toMatchObject({ modelVersion: 1, takenOn: day });
				expect(report.measure.dimensions).toHaveLength(5);
				expect(report.recommendations.length).toBeGreaterThan(0);
				expect(report.roadmap.phases.map(({ phase }) => phase)).toEqual(["prepare", "pilot", "scale"]);
				expect(report.roadmap.phases[1]?.items).toHaveLength(1);
				expect(report.roadmap.phases[2]?.items).not.toHaveLength(0);
				expect(report.lift === null).toBe(report.measure.stage === "embedded");
			}),
			{ numRuns: 1000 },
		);
	});

	it("is the same wherever it is computed, and after it was sent as JSON", () => {
		fc.assert(
			fc.property(anyAnswers, anyDay, (answers, day) => {
				const report = assessReadiness(answers, day);
				expect(JSON.parse(JSON.stringify(report))).toStrictEqual(report);
				expect(assessReadiness(structuredClone(answers), day)).toStrictEqual(report);
			}),
		);
	});

	it("leaves the answers as they were", () => {
		fc.assert(
			fc.property(anyAnswers, anyDay, (answers, day) => {
				const before = structuredClone(answers);
				assessReadiness(answers, day);
				expect(answers).toStrictEqual(before);
			}),
		);
	});

	it("of a company with no AI experience still brings a roadmap", () => {
		fc.assert(
			fc.property(anyAnswers, anyDay, (answers, day) => {
				const { roadmap } = assessReadiness({ ...answers, experience: "none" }, day);
				expect(roadmap.phases.flatMap(({ items }) => items).length).toBeGreaterThanOrEqual(2);
			}),
		);
	});
});
