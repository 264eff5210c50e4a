import { describe, expect, it } from "vitest";
import type { Answers } from "#domain/readiness/answers.ts";
import { calendarDate } from "#domain/readiness/calendar.ts";
import { assessReadiness } from "#domain/readiness/report.ts";
import type { RoadmapItem } from "#domain/readiness/roadmap-items.ts";
import type { PhaseId } from "#domain/readiness/roadmap-plan.ts";

const monday = calendarDate("2025-06-30");

function itemsOf(answers: Answers, phase: PhaseId): RoadmapItem[] {
	const { roadmap } = assessReadiness(answers, monday);
	return roadmap.phases.flatMap((one) => (one.phase === phase ? one.items : []));
}

/** One word of what an item is about. */
function aboutOf(item: RoadmapItem): string {
	if ("dimension" in item) return item.dimension;
	if ("recommendation" in item) return item.recommendation;
	return "audience" in item ? item.audience : "";
}

function namesOf(answers: Answers, phase: PhaseId): string[] {
	return itemsOf(answers, phase).map((item) => `${item.kind} ${aboutOf(item)}`.trim());
}

const strong: Answers = {
	...{ challenges: ["analysing-data"], interests: ["business-analytics", "chatbots"], experience: "some" },
	...{ dataAccess: "75", dataQuality: "50", rules: "50", review: "50" },
};

describe("the calendar of the roadmap", () => {
	it("begins on the Monday after the assessment and runs in three phases", () => {
		const { startsOn, phases } = assessReadiness(strong, monday).roadmap;
		expect(startsOn).toBe("2025-07-07");
		expect(phases.map(({ items: _, ...phase }) => phase)).toEqual([
			{ phase: "prepare", startWeek: 1, endWeek: 4, startsOn: "2025-07-07", endsOn: "2025-08-01" },
			{ phase: "pilot", startWeek: 5, endWeek: 6, startsOn: "2025-08-04", endsOn: "2025-08-15" },
			{ phase: "scale", startWeek: 7, endWeek: null, startsOn: "2025-08-18", endsOn: null },
		]);
	});
});

describe("preparation", () => {
	it("is nothing where nothing stands in the way", () => {
		expect(namesOf(strong, "prepare")).toEqual([]);
	});

	it("opens the closed gates of the first two, then the weak dimensions, lowest first, each once", () => {
		const answers: Answers = {
			...{ challenges: ["analysing-data", "response-times"], interests: ["business-analytics"] },
			...{
				experience: "none",
				dataAccess: "0",
				dataQuality: "25",
				rules: "25",
				review: "25",
				training: "25",
			},
		};
		expect(namesOf(answers, "prepare")).toEqual([
			...["open-gate data", "strengthen technology", "strengthen people", "strengthen governance"],
			...["training executive", "training end-user", "training technical"],
		]);
		expect(itemsOf(answers, "prepare")[0]).toMatchObject({
			...{ needed: 50, outcome: "fail", isWeak: true, startWeek: 1, endWeek: 4 },
			recommendations: ["business-analytics", "chatbots"],
		});
	});

	it("leaves the third recommendation's gates for later", () => {
		const answers: Answers = {
			challenges: ["response-times", "marketing-effectiveness"],
			interests: ["quality-control-systems"],
		};
		const third = assessReadiness(answers, monday).recommendations[2];
		expect(third?.id).toBe("quality-control-systems");
		expect(namesOf(answers, "prepare")).toEqual([
			...["open-gate data", "open-gate governance", "strengthen strategy"],
		]);
	});

	it("strengthens the lowest first, though it comes later among the dimensions", () => {
		const answers: Answers = {
			...{ challenges: [], interests: [], experience: "some" },
			...{ dataAccess: "25", dataQuality: "25", rules: "0", review: "0" },
		};
		expect(namesOf(answers, "prepare").slice(0, 2)).toEqual(["strengthen governance", "strengthen data"]);
	});

	it("counts no dimension as weak of which nothing is known", () => {
		expect(namesOf({ challenges: [], interests: [] }, "prepare")).toEqual([]);
	});

	it("trains in week 3, and technical people for longer", () => {
		const answers: Answers = { challenges: [], interests: [], experience: "none" };
		const trainings = itemsOf(answers, "prepare").filter(({ kind }) => kind === "training");
		expect(trainings).toMatchObject([
			{ audience: "executive", days: { least: 1, most: 2 }, startWeek: 3, endWeek: 3 },
			{ audience: "end-user", days: { least: 1, most: 2 }, startsOn: "2025-07-21", endsOn: "2025-07-25" },
			{ audience: "technical", days: { least: 3, most: 5 } },
		]);
	});
});

describe("the pilot, and what comes after it", () => {
	it("is the first recommendation whose gates pass, though it isn't the first", () => {
		const answers: Answers = { ...strong, dataQuality: "0", rules: "25", review: "25" };
		expect(namesOf(answers, "pilot")).toEqual(["pilot chatbots"]);
		expect(namesOf(answers, "scale")).toEqual([
			"roll-out chatbots",
			"measure chatbots",
			"next business-analytics",
		]);
	});

	it("is checked first where nothing passes and the first is merely unchecked", () => {
		const answers: Answers = { challenges: ["inventory"], interests: [], experience: "advanced" };
		expect(itemsOf(answers, "pilot")).toMatchObject([
			{
				kind: "check-then-pilot",
				recommendation: "inventory-management",
				gates: [{ dimension: "data", needed: 50, outcome: "check-first" }],
				startWeek: 5,
				endWeek: 6,
			},
		]);
		expect(namesOf(answers, "scale")).toEqual([
			"roll-out inventory-management",
			"measure inventory-management",
		]);
	});

	it("is not yet where the first fails, and says which gates to open", () => {
		const answers: Answers = {
			...{ challenges: ["inventory"], interests: [], experience: "none", dataAccess: "0", dataQuality: "25" },
		};
		expect(itemsOf(answers, "pilot")).toMatchObject([
			{
				kind: "not-yet",
				recommendation: "inventory-management",
				gates: [
					{ dimension: "data", needed: 50, outcome: "fail" },
					{ dimension: "technology", needed: 25, outcome: "check-first" },
				],
			},
		]);
		expect(itemsOf(answers, "scale")).toMatchObject([
			{ kind: "next", outcome: "fail", startWeek: 7, endWeek: null },
		]);
	});

	it("is the workshop where nothing is ticked, and then what it decided", () => {
		const answers: Answers = { challenges: [], interests: [] };
		const names = [...namesOf(answers, "pilot"), ...namesOf(answers, "scale")];
		expect(names).toEqual(["hold-workshop", "act-on-workshop"]);
	});
});
