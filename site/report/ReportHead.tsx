import { formatDay } from "#domain/locale/formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { PROVISIONAL_BELOW } from "#domain/readiness/measure.ts";
import { SIGNAL_COUNT } from "#domain/readiness/questions.ts";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { stageLevel, stages } from "#domain/readiness/stage.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { Gauge } from "#site/ui/Gauge.tsx";

interface ReportHeadProps {
	readonly report: ReadinessReport;
	readonly copy: ReportCopy;
}

const thresholds = stages.slice(1).map(({ from }) => from);

/** The score and the stage, with what makes them certain or not. */
export function ReportHead({ report: { measure, takenOn }, copy }: ReportHeadProps) {
	const { gauge, locale } = copy;
	const { overall, stage, byScore, cappedBy, isProvisional, answeredSignals } = measure;
	const range = { low: shownPoints(overall.low), high: shownPoints(overall.high) };
	const value = shownPoints(overall.score);
	const { name, text } = copy.stages[stage];
	const certainty = isProvisional ? gauge.provisional : gauge.settled;
	const held = measure.dimensions.find(({ dimension }) => dimension === cappedBy);
	const known = { answered: answeredSignals, all: SIGNAL_COUNT, enough: PROVISIONAL_BELOW };
	return (
		<header className="report-head">
			<div className="report-title">
				<h1 tabIndex={-1}>{copy.title}</h1>
				<p>{formatMessage(copy.taken, { date: formatDay(takenOn, "long-day", locale) }, locale)}</p>
			</div>
			<Gauge
				name={gauge.name}
				value={value}
				{...range}
				level={stageLevel(stage)}
				thresholds={thresholds}
				unit={gauge.outOf}
				text={formatMessage(gauge.valueText, { stage: name, certainty, ...range }, locale)}
			/>
			<div className="report-stage">
				<h2>
					{name} <span className="report-badge">{certainty}</span>
				</h2>
				<p className="report-range">
					{range.low === range.high
						? gauge.exact
						: `${formatMessage(gauge.range, range, locale)}, ${formatMessage(gauge.known, known, locale)}`}
				</p>
				<p className="lead">{text}</p>
				{held && (
					<p>
						{formatMessage(
							copy.capped,
							{
								byScore: copy.stages[byScore].name,
								dimension: copy.dimensions.items[held.dimension].name,
								points: shownPoints(held.score),
								stage: name,
							},
							locale,
						)}
					</p>
				)}
				{isProvisional && <p>{formatMessage(copy.provisional, known, locale)}</p>}
				<p className="form-note">
					{copy.method.text} <a href={copy.method.href}>{copy.method.label}</a>. {copy.disclaimer}
				</p>
			</div>
		</header>
	);
}
