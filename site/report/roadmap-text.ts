import type { GateResult, RecommendationId } from "#domain/readiness/recommendations.ts";
import type { Task } from "#domain/readiness/roadmap-items.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { formatMessage } from "#site/ui/form-copy.ts";

/** A piece of the roadmap in words; `text` is empty where the title says all. */
export interface TaskText {
	readonly title: string;
	readonly text: string;
}

function listText(items: readonly string[]): string {
	return new Intl.ListFormat("en-NZ").format(items);
}

/** What a task of the roadmap is called, and what to do. */
export function taskText(task: Task, copy: ReportCopy): TaskText {
	const { tasks, training, work } = copy.roadmap;
	const titleOf = (id: RecommendationId) => copy.recommendations.items[id].title;
	const titled = (text: string, id: RecommendationId) => formatMessage(text, { title: titleOf(id) });
	const gates = (list: readonly GateResult[]) => listText(list.map((gate) => gateText(gate, copy)));
	switch (task.kind) {
		case "open-gate": {
			const asked = formatMessage(tasks["open-gate-for"], {
				list: listText(task.recommendations.map(titleOf)),
			});
			const title = formatMessage(tasks["open-gate"][task.outcome], {
				dimension: dimensionInSentence(task.dimension, copy),
				needed: task.needed,
			});
			return { title, text: `${work[task.dimension]} ${asked}` };
		}
		case "strengthen": {
			const dimension = dimensionInSentence(task.dimension, copy);
			return { title: formatMessage(tasks.strengthen, { dimension }), text: work[task.dimension] };
		}
		case "training":
			return {
				title: formatMessage(tasks.training, { audience: training[task.audience], ...task.days }),
				text: "",
			};
		case "pilot":
			return { title: titled(tasks.pilot, task.recommendation), text: startText(task.recommendation, copy) };
		case "check-then-pilot":
			return {
				title: titled(tasks["check-then-pilot"], task.recommendation),
				text: formatMessage(tasks["check-then-pilot-why"], { list: gates(task.gates) }),
			};
		case "not-yet":
			return {
				title: titled(tasks["not-yet"], task.recommendation),
				text: formatMessage(tasks["not-yet-why"], { list: gates(task.gates) }),
			};
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
	return formatMessage(copy.roadmap.tasks.gate, { dimension: name, needed });
}

function startText(id: RecommendationId, { recommendations }: ReportCopy): string {
	return recommendations.items[id].text;
}

function developmentText(
	{ phases }: Extract<Task, { kind: "custom-development" }>,
	{ roadmap: { tasks, development } }: ReportCopy,
): TaskText {
	const list = phases.map(({ id, weeks }) => formatMessage(tasks.phase, { name: development[id], ...weeks }));
	return {
		title: tasks["custom-development"],
		text: formatMessage(tasks["custom-development-why"], { list: listText(list) }),
	};
}
