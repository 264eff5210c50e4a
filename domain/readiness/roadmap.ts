import type { Answers } from "#domain/readiness/answers.ts";
import { type CalendarDate, nextMonday, weekEnd, weekStart } from "#domain/readiness/calendar.ts";
import {
	closedGates,
	type InterestRecommendation,
	isForInterest,
	type Recommendation,
} from "#domain/readiness/recommendations.ts";
import type {
	Dates,
	Roadmap,
	RoadmapPhase,
	ScheduledTask,
	Task,
	Weeks,
} from "#domain/readiness/roadmap-items.ts";
import { customDevelopment, type PhaseId, phaseWeeks } from "#domain/readiness/roadmap-plan.ts";
import { preparationTasks } from "#domain/readiness/roadmap-prepare.ts";
import type { DimensionScore } from "#domain/readiness/score.ts";

/** The first recommendation whose gates pass; else the first one if it is merely unchecked; else "not yet". */
function pilotTask(suggested: readonly InterestRecommendation[]): Task {
	const [first] = suggested;
	if (first === undefined) return { kind: "hold-workshop" };
	const ready = suggested.find(({ outcome }) => outcome === "pass");
	if (ready !== undefined) return { kind: "pilot", recommendation: ready.id };
	const kind = first.outcome === "fail" ? "not-yet" : "check-then-pilot";
	return { kind, recommendation: first.id, gates: closedGates(first) };
}

/** What was piloted is rolled out and measured; then comes the first recommendation that was not piloted. */
function scaleTasks(pilot: Task, suggested: readonly InterestRecommendation[]): Task[] {
	if (pilot.kind === "hold-workshop") return [{ kind: "act-on-workshop" }];
	const isPiloted = pilot.kind === "pilot" || pilot.kind === "check-then-pilot";
	const piloted = isPiloted ? pilot.recommendation : undefined;
	const next = suggested.find(({ id }) => id !== piloted);
	return [
		...(piloted === undefined ? [] : ([{ kind: "roll-out", recommendation: piloted }] satisfies Task[])),
		...(piloted === undefined ? [] : ([{ kind: "measure", recommendation: piloted }] satisfies Task[])),
		...(next === undefined
			? []
			: ([{ kind: "next", recommendation: next.id, outcome: next.outcome }] satisfies Task[])),
	];
}

function customDevelopmentTasks({ experience, dataAccess }: Answers): ScheduledTask[] {
	const { service, phases, afterWeek, dataAccessAtLeast } = customDevelopment;
	const hasAccess =
		dataAccess !== undefined && dataAccess !== "unknown" && Number(dataAccess) >= dataAccessAtLeast;
	if (experience !== customDevelopment.experience || !hasAccess) return [];
	const longest = phases.reduce((sum, { weeks }) => sum + weeks.most, 0);
	const weeks = { startWeek: afterWeek + 1, endWeek: afterWeek + longest };
	return [{ kind: "custom-development", service, phases, ...weeks }];
}

function datesOf(startsOn: CalendarDate, { startWeek, endWeek }: Weeks): Dates {
	return {
		startsOn: weekStart(startsOn, startWeek),
		endsOn: endWeek === null ? null : weekEnd(startsOn, endWeek),
	};
}

/** Prepare, pilot, scale; week 1 begins on the Monday after `takenOn`. */
export function planRoadmap(
	answers: Answers,
	scores: readonly DimensionScore[],
	recommendations: readonly Recommendation[],
	takenOn: CalendarDate,
): Roadmap {
	const startsOn = nextMonday(takenOn);
	const suggested = recommendations.filter(isForInterest);
	const pilot = pilotTask(suggested);
	const scale = scaleTasks(pilot, suggested).map((task) => ({ ...task, ...phaseWeeks.scale }));
	const planPhase = (phase: PhaseId, tasks: ScheduledTask[]): RoadmapPhase => ({
		phase,
		...phaseWeeks[phase],
		...datesOf(startsOn, phaseWeeks[phase]),
		items: tasks.map((task) => ({ ...task, ...datesOf(startsOn, task) })),
	});
	return {
		startsOn,
		phases: [
			planPhase("prepare", preparationTasks(scores, suggested)),
			planPhase("pilot", [{ ...pilot, ...phaseWeeks.pilot }]),
			planPhase("scale", [...scale, ...customDevelopmentTasks(answers)]),
		],
	};
}
