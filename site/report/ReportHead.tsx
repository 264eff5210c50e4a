import { PROVISIONAL_BELOW } from "#domain/readiness/measure.ts";
import { SIGNAL_COUNT } from "#domain/readiness/questions.ts";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { type Stage, stageLevel, stages } from "#domain/readiness/stage.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { longDate } from "#site/report/report-dates.ts";
import { formatMessage } from "#site/ui/form-copy.ts";
import { Gauge } from "#site/ui/Gauge.tsx";

interface ReportHeadProps {
	readonly report: ReadinessReport;
	readonly copy: ReportCopy;
}

const thresholds = stages.slice(1).map(({ from }) => from);

export function stageName(stage: Stage): string {
	return stages.find(({ id }) => id === stage)?.name ?? stage;
}

/** The score and the stage, with what makes them certain or not. */
export function ReportHead({ report: { measure, takenOn }, copy }: ReportHeadProps) {
	const { gauge } = copy;
	const { overall, stage, byScore, cappedBy, isProvisional, answeredSignals } = measure;
	const range = { low: shownPoints(overall.low), high: shownPoints(overall.high) };
	const value = shownPoints(overall.score);
	const certainty = isProvisional ? gauge.provisional : gauge.settled;
	const held = measure.dimensions.find(({ dimension }) => dimension === cappedBy);
	const known = { answered: answeredSignals, all: SIGNAL_COUNT, enough: PROVISIONAL_BELOW };
	return (
		<header className="report-head">
			<div className="report-title">
				<h1 tabIndex={-1}>{copy.title}</h1>
				<p>{formatMessage(copy.taken, { date: longDate(takenOn) })}</p>
			</div>
			<Gauge
				name={gauge.name}
				value={value}
				{...range}
				level={stageLevel(stage)}
				thresholds={thresholds}
				unit={gauge.outOf}
				text={formatMessage(gauge.valueText, { stage: stageName(stage), certainty, ...range })}
			/>
			<div className="report-stage">
				<h2>
					{stageName(stage)} <span className="report-badge">{certainty}</span>
				</h2>
				<p className="report-range">
					{range.low === range.high
						? gauge.exact
						: `${formatMessage(gauge.range, range)}, ${formatMessage(gauge.known, known)}`}
				</p>
				<p className="lead">{copy.stages[stage]}</p>
				{held && (
					<p>
						{formatMessage(copy.capped, {
							byScore: stageName(byScore),
							dimension: copy.dimensions.items[held.dimension].name,
							points: shownPoints(held.score),
							stage: stageName(stage),
						})}
					</p>
				)}
				{isProvisional && <p>{formatMessage(copy.provisional, known)}</p>}
				<p className="form-note">
					{copy.method.text} <a href={copy.method.href}>{copy.method.label}</a>. {copy.disclaimer}
				</p>
			</div>
		</header>
	);
}
