import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/readiness/answers.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { assessReadiness } from "#domain/readiness/report.ts";

function lastScaleItem(answers: Answers) {
	return assessReadiness(answers, calendarDate("2025-06-30")).roadmap.phases.at(-1)?.items.at(-1);
}

describe("custom development", () => {
	const ready: Answers = { challenges: [], interests: [], experience: "advanced", dataAccess: "75" };

	it("is offered after week 7 to the advanced whose data can be reached", () => {
		expect(lastScaleItem(ready)).toMatchObject({
			kind: "custom-development",
			service: "custom-ai-development",
			startWeek: 8,
			endWeek: 33,
			startsOn: "2025-08-25",
			endsOn: "2026-02-20",
		});
	});

	it.each<Partial<Answers>>([{ experience: "some" }, { dataAccess: "50" }, { dataAccess: "unknown" }])(
		"is not offered with %o",
		(change) => {
			expect(lastScaleItem({ ...ready, ...change })).toMatchObject({ kind: "act-on-workshop" });
		},
	);
});
