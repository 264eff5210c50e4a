import { formatMessage } from "#domain/locale/message.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import type { LiftStep } from "#domain/readiness/lift-steps.ts";
import { type Dimension, dimensionSignals } from "#domain/readiness/questions.ts";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import type { Dates, RoadmapPhase, Task, Weeks } from "#domain/readiness/roadmap-items.ts";
import { type PhaseId, weakBelow } from "#domain/readiness/roadmap-plan.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { type TaskText, taskText } from "#site/report/roadmap-text.ts";
import { dimensionWorkText, liftWorkText } from "#site/report/work-text.ts";

/** A piece of the roadmap with its weeks. */
export interface RoadmapEntry extends TaskText, Weeks, Dates {
	/** Its weeks are not those of its phase. */
	readonly hasOwnWeeks: boolean;
}

export interface ShownPhase extends Omit<RoadmapPhase, "items"> {
	readonly entries: readonly RoadmapEntry[];
}

/** The dimension that a task works on and the figure it must reach, if it is such a task. */
function workOf(task: Task) {
	if (task.kind === "open-gate") return { dimension: task.dimension, needed: task.needed };
	return task.kind === "strengthen" ? { dimension: task.dimension, needed: weakBelow } : null;
}

/** The changes that lift the stage through a dimension. */
function liftsIn({ lift }: ReadinessReport, dimension: Dimension): LiftStep[] {
	const ids: readonly string[] = dimensionSignals[dimension];
	return lift?.steps.filter((step) => step.kind === "question" && ids.includes(step.question)) ?? [];
}

/** More use of AI comes from the pilot and what follows; all other changes are preparation. */
function liftPhase(step: LiftStep): PhaseId {
	return step.kind === "experience" && step.to !== "basic" ? "scale" : "prepare";
}

/** What lifts the stage in a phase and is part of no task. */
function liftEntry(report: ReadinessReport, phase: PhaseId, copy: ReportCopy): TaskText[] {
	const { lift, roadmap } = report;
	const tasks = roadmap.phases.flatMap(({ items }) => items);
	const worked = tasks.flatMap((task) => workOf(task)?.dimension ?? []);
	const held = worked.flatMap((dimension) => liftsIn(report, dimension));
	const steps = lift?.steps.filter((step) => liftPhase(step) === phase && !held.includes(step)) ?? [];
	if (lift === null || steps.length === 0) return [];
	const stage = copy.stages[lift.nextStage].name;
	const points = steps.map((step) => liftWorkText(step, copy));
	return [{ title: formatMessage(copy.roadmap.lift, { stage }, copy.locale), text: "", points }];
}

/** What to do for a task, first of all what lifts the stage. */
function pointsOf(task: Task, report: ReadinessReport, answers: Answers, copy: ReportCopy): string[] {
	const work = workOf(task);
	if (work === null) return [];
	const lifting = liftsIn(report, work.dimension).map((step) => liftWorkText(step, copy));
	return [...new Set([...lifting, ...dimensionWorkText(answers, work.dimension, work.needed, copy)])];
}

/** What the first weeks are for where nothing has to be put right. */
function beginEntry({ recommendations: [first] }: ReadinessReport, copy: ReportCopy): TaskText {
	const { job, workshop } = copy.roadmap.begin;
	if (first === undefined || first.id === "workshop") return { ...workshop, points: [] };
	const { title } = copy.recommendations.items[first.id];
	return { title: job.title, text: formatMessage(job.text, { title }, copy.locale), points: [] };
}

/** The roadmap as it reads: every phase has something to do, and what lifts the stage is part of it where a stage is shown. */
export function roadmapPhases(assessed: ReadinessReport, answers: Answers, copy: ReportCopy): ShownPhase[] {
	const report = assessed.measure.answeredSignals > 0 ? assessed : { ...assessed, lift: null };
	return report.roadmap.phases.map(({ items, ...phase }) => {
		const { startWeek, endWeek, startsOn, endsOn } = phase;
		const whole = { startWeek, endWeek, startsOn, endsOn, hasOwnWeeks: false };
		const entries = items.map(({ startWeek: from, endWeek: to, startsOn: start, endsOn: end, ...task }) => {
			return {
				...taskText(task, pointsOf(task, report, answers, copy), copy),
				...{ startWeek: from, endWeek: to, startsOn: start, endsOn: end },
				hasOwnWeeks: from !== startWeek || to !== endWeek,
			};
		});
		const begin = items.length === 0 ? [beginEntry(report, copy)] : [];
		const lifting = liftEntry(report, phase.phase, copy);
		const added = [...begin, ...lifting].map((entry) => ({ ...entry, ...whole }));
		return { ...phase, entries: [...entries, ...added] };
	});
}
