import { formatMessage } from "#domain/locale/message.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import { findDimensionWork } from "#domain/readiness/dimension-work.ts";
import type { LiftStep } from "#domain/readiness/lift-steps.ts";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import type { Dates, RoadmapPhase, Task, Weeks } from "#domain/readiness/roadmap-items.ts";
import { type PhaseId, WEAK_BELOW } from "#domain/readiness/roadmap-plan.ts";
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
	return task.kind === "strengthen" ? { dimension: task.dimension, needed: WEAK_BELOW } : null;
}

/** Whether a task of the roadmap already brings the change. */
function isHeld({ roadmap }: ReadinessReport, answers: Answers, step: LiftStep): boolean {
	if (step.kind !== "question") return false;
	const works = roadmap.phases.flatMap(({ items }) => items.flatMap((item) => workOf(item) ?? []));
	return works.some(({ dimension, needed }) => {
		const { open, steps } = findDimensionWork(answers, dimension, needed);
		if (step.from === "unknown") return open.includes(step.question);
		return steps.some(({ question, to }) => question === step.question && Number(to) >= Number(step.to));
	});
}

/** More use of AI comes from the pilot and what follows; all other changes are preparation. */
function liftPhase(step: LiftStep): PhaseId {
	return step.kind === "experience" && step.to !== "basic" ? "scale" : "prepare";
}

/** What lifts the stage in a phase and is in no other task. */
function liftEntry(report: ReadinessReport, answers: Answers, phase: PhaseId, copy: ReportCopy): TaskText[] {
	const { lift } = report;
	const inPhase = lift?.steps.filter((step) => liftPhase(step) === phase) ?? [];
	const steps = inPhase.filter((step) => !isHeld(report, answers, step));
	if (lift === null || steps.length === 0) return [];
	const stage = copy.stages[lift.nextStage].name;
	const points = steps.map((step) => liftWorkText(step, copy));
	return [{ title: formatMessage(copy.roadmap.lift, { stage }, copy.locale), text: "", points }];
}

/** What the first weeks are for where nothing has to be put right. */
function beginEntry({ recommendations: [first] }: ReadinessReport, copy: ReportCopy): TaskText {
	const { job, workshop } = copy.roadmap.begin;
	if (first === undefined || first.id === "workshop") return { ...workshop, points: [] };
	const { title } = copy.recommendations.items[first.id];
	return { title: job.title, text: formatMessage(job.text, { title }, copy.locale), points: [] };
}

/** The roadmap as it reads: every phase has something to do, and what lifts the stage is part of it. */
export function roadmapPhases(report: ReadinessReport, answers: Answers, copy: ReportCopy): ShownPhase[] {
	return report.roadmap.phases.map(({ items, ...phase }) => {
		const { startWeek, endWeek, startsOn, endsOn } = phase;
		const whole = { startWeek, endWeek, startsOn, endsOn, hasOwnWeeks: false };
		const entries = items.map(({ startWeek: from, endWeek: to, startsOn: start, endsOn: end, ...task }) => {
			const work = workOf(task);
			const done = work ? dimensionWorkText(answers, work.dimension, work.needed, copy) : [];
			return {
				...taskText(task, done, copy),
				...{ startWeek: from, endWeek: to, startsOn: start, endsOn: end },
				hasOwnWeeks: from !== startWeek || to !== endWeek,
			};
		});
		const begin = items.length === 0 ? [beginEntry(report, copy)] : [];
		const lifting = liftEntry(report, answers, phase.phase, copy);
		const added = [...begin, ...lifting].map((entry) => ({ ...entry, ...whole }));
		return { ...phase, entries: [...entries, ...added] };
	});
}
