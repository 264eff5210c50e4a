import { formatList } from "#domain/locale/formats.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import type { GateResult, RecommendationId } from "#domain/readiness/recommendations.ts";
import type { Task } from "#domain/readiness/roadmap-items.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";

/** A piece of the roadmap as text; `text` is empty where the title says all. */
export interface TaskText {
	readonly title: string;
	readonly text: string;
	/** What to do, a sentence each. */
	readonly points: readonly string[];
}

/** What a task of the roadmap is called, and what to do: `points` where it is known from the answers, else in general. */
export function taskText(task: Task, points: readonly string[], copy: ReportCopy): TaskText {
	return { points, ...taskWords(task, points.length > 0, copy) };
}

function taskWords(task: Task, hasPoints: boolean, copy: ReportCopy): Omit<TaskText, "points"> {
	const { locale } = copy;
	const { tasks, training, work } = copy.roadmap;
	const titled = (text: Message<"title">, id: RecommendationId) =>
		formatMessage(text, { title: titleOf(id, copy) }, locale);
	switch (task.kind) {
		case "open-gate":
			return openGateText(task, hasPoints, copy);
		case "strengthen": {
			const dimension = dimensionInSentence(task.dimension, copy);
			const text = hasPoints ? "" : work[task.dimension];
			return { title: formatMessage(tasks.strengthen, { dimension }, locale), text };
		}
		case "training":
			return {
				title: formatMessage(tasks.training, { audience: training[task.audience], ...task.days }, locale),
				text: "",
			};
		case "pilot":
			return { title: titled(tasks.pilot, task.recommendation), text: startText(task.recommendation, copy) };
		case "check-then-pilot":
		case "not-yet": {
			const list = formatList(
				task.gates.map((gate) => gateText(gate, copy)),
				locale,
			);
			return {
				title: titled(tasks[task.kind], task.recommendation),
				text: formatMessage(tasks[`${task.kind}-why`], { list }, locale),
			};
		}
		case "hold-workshop":
			return { title: tasks["hold-workshop"], text: tasks["hold-workshop-why"] };
		case "roll-out":
			return { title: titled(tasks["roll-out"], task.recommendation), text: "" };
		case "measure":
			return { title: tasks.measure, text: titled(tasks["measure-why"], task.recommendation) };
		case "next":
			return {
				title: titled(tasks.next[task.outcome], task.recommendation),
				text: startText(task.recommendation, copy),
			};
		case "act-on-workshop":
			return { title: tasks["act-on-workshop"], text: "" };
		case "custom-development":
			return developmentText(task, copy);
	}
}

function dimensionInSentence(dimension: GateResult["dimension"], { dimensions }: ReportCopy): string {
	return dimensions.items[dimension].name.toLowerCase();
}

function gateText({ dimension, needed }: GateResult, copy: ReportCopy): string {
	const name = dimensionInSentence(dimension, copy);
	return formatMessage(copy.roadmap.tasks.gate, { dimension: name, needed }, copy.locale);
}

function titleOf(id: RecommendationId, { recommendations }: ReportCopy): string {
	return recommendations.items[id].title;
}

function startText(id: RecommendationId, { recommendations }: ReportCopy): string {
	return recommendations.items[id].text;
}

function openGateText(
	{ dimension, needed, outcome, recommendations }: Extract<Task, { kind: "open-gate" }>,
	hasPoints: boolean,
	copy: ReportCopy,
): Omit<TaskText, "points"> {
	const { tasks, work } = copy.roadmap;
	const list = formatList(
		recommendations.map((id) => titleOf(id, copy)),
		copy.locale,
	);
	const asked = formatMessage(tasks["open-gate-for"], { list }, copy.locale);
	const gate = { dimension: dimensionInSentence(dimension, copy), needed };
	const title = formatMessage(tasks["open-gate"][outcome], gate, copy.locale);
	return { title, text: hasPoints ? asked : `${work[dimension]} ${asked}` };
}

function developmentText(
	{ phases }: Extract<Task, { kind: "custom-development" }>,
	{ roadmap: { tasks, development }, locale }: ReportCopy,
): Omit<TaskText, "points"> {
	const list = phases.map(({ id, weeks }) =>
		formatMessage(tasks.phase, { name: development[id], ...weeks }, locale),
	);
	return {
		title: tasks["custom-development"],
		text: formatMessage(tasks["custom-development-why"], { list: formatList(list, locale) }, locale),
	};
}
