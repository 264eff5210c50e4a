import { formatMessage } from "#domain/locale/message.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import type { GateResult } from "#domain/readiness/recommendations.ts";
import type { DimensionScore } from "#domain/readiness/score.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { dimensionWorkText } from "#site/report/work-text.ts";

interface GateRowProps {
	readonly gate: GateResult;
	readonly score: DimensionScore;
	readonly answers: Answers;
	readonly copy: ReportCopy;
}

/** What is there of a figure that is needed: the thread up to it, and the piece that is missing. */
function GateBar({
	from,
	to,
	needed,
}: {
	readonly from: number;
	readonly to: number;
	readonly needed: number;
}) {
	return (
		<svg width="100%" height="18" aria-hidden="true">
			<rect className="meter-track" y="6" width="100%" height="6" rx="3" />
			{to > from && <rect className="gate-missing" x={`${from}%`} y="6" width={`${to - from}%`} height="6" />}
			<rect className="meter-thread" y="7.5" width={`${from}%`} height="3" rx="1.5" />
			<rect className="gate-needed" x={`${needed}%`} y="1" width="2" height="16" />
		</svg>
	);
}

/** One thing that must be in place before the work begins: how far it is, and what to do about it. */
export function GateRow({ gate, score, answers, copy }: GateRowProps) {
	const { dimension, needed, outcome } = gate;
	const { low, high, score: exact } = score;
	const values = { low: shownPoints(low), high: shownPoints(high), score: shownPoints(exact), needed };
	const name = copy.dimensions.items[dimension].name;
	const { gates } = copy.recommendations;
	const text = score.isComplete ? gates.exact : outcome === "pass" ? gates.atLeast : gates.open;
	const bars = {
		pass: { from: values.low, to: values.low },
		"check-first": { from: values.low, to: values.high },
		fail: { from: values.score, to: needed },
	};
	const work = outcome === "pass" ? [] : dimensionWorkText(answers, dimension, needed, copy);
	return (
		<li className={`gate ${outcome}`}>
			<p>{formatMessage(text, { dimension: name, ...values }, copy.locale)}</p>
			<GateBar {...bars[outcome]} needed={needed} />
			{work.length > 0 && (
				<ul>
					{work.map((each) => (
						<li key={each}>{each}</li>
					))}
				</ul>
			)}
		</li>
	);
}
