import { PROVISIONAL_BELOW } from "#domain/readiness/measure.ts";
import { SIGNAL_COUNT } from "#domain/readiness/questions.ts";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { type Stage, stageLevel, stages } from "#domain/readiness/stage.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import { longDate } from "#site/islands/assessment/report-dates.ts";
import type { ReportWords } from "#site/islands/assessment/report-words.ts";
import { fillWords } from "#site/ui/form-words.ts";
import { Gauge } from "#site/ui/Gauge.tsx";

interface ReportHeadProps {
	readonly report: ReadinessReport;
	readonly words: ReportWords;
}

const thresholds = stages.slice(1).map(({ from }) => from);

export function stageName(stage: Stage): string {
	return stages.find(({ id }) => id === stage)?.name ?? stage;
}

/** The score and the stage, with what makes them certain or not. */
export function ReportHead({ report: { measure, takenOn }, words }: ReportHeadProps) {
	const { gauge } = words;
	const { overall, stage, byScore, cappedBy, isProvisional, answeredSignals } = measure;
	const range = { low: shownPoints(overall.low), high: shownPoints(overall.high) };
	const value = shownPoints(overall.score);
	const certainty = isProvisional ? gauge.provisional : gauge.settled;
	const held = measure.dimensions.find(({ dimension }) => dimension === cappedBy);
	const known = { answered: answeredSignals, all: SIGNAL_COUNT, enough: PROVISIONAL_BELOW };
	return (
		<header className="report-head">
			<div className="report-title">
				<h1 tabIndex={-1}>{words.title}</h1>
				<p>{fillWords(words.taken, { date: longDate(takenOn) })}</p>
			</div>
			<Gauge
				name={gauge.name}
				value={value}
				{...range}
				level={stageLevel(stage)}
				thresholds={thresholds}
				unit={gauge.outOf}
				text={fillWords(gauge.valueText, { stage: stageName(stage), certainty, ...range })}
			/>
			<div className="report-stage">
				<h2>
					{stageName(stage)} <span className="report-badge">{certainty}</span>
				</h2>
				<p className="report-range">
					{range.low === range.high
						? gauge.exact
						: `${fillWords(gauge.range, range)}, ${fillWords(gauge.known, known)}`}
				</p>
				<p className="lead">{words.stages[stage]}</p>
				{held && (
					<p>
						{fillWords(words.capped, {
							byScore: stageName(byScore),
							dimension: words.dimensions.items[held.dimension].name,
							points: shownPoints(held.score),
							stage: stageName(stage),
						})}
					</p>
				)}
				{isProvisional && <p>{fillWords(words.provisional, known)}</p>}
				<p className="form-note">
					{words.method.text} <a href={words.method.href}>{words.method.label}</a>. {words.disclaimer}
				</p>
			</div>
		</header>
	);
}
