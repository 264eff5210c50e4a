import { formatDay } from "#domain/locale/formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { PROVISIONAL_BELOW } from "#domain/readiness/measure.ts";
import { SIGNAL_COUNT } from "#domain/readiness/questions.ts";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { stages } from "#domain/readiness/stage.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { shownScore } from "#site/report/score-text.ts";
import { Gauge } from "#site/ui/Gauge.tsx";

interface ReportHeadProps {
	readonly report: ReadinessReport;
	readonly copy: ReportCopy;
}

const thresholds = stages.slice(1).map(({ from }) => from);

/** The score and the stage, with what makes them certain or not. */
export function ReportHead({ report: { measure, takenOn }, copy }: ReportHeadProps) {
	const { gauge, locale } = copy;
	const { stage, byScore, cappedBy, isProvisional } = measure;
	const { range, known, ...score } = shownScore(measure, copy);
	const { name, text } = copy.stages[stage];
	const held = measure.dimensions.find(({ dimension }) => dimension === cappedBy);
	return (
		<header className="report-head">
			<div className="report-title">
				<h1 tabIndex={-1}>{copy.title}</h1>
				<p>{formatMessage(copy.taken, { date: formatDay(takenOn, "long-day", locale) }, locale)}</p>
			</div>
			<Gauge name={gauge.name} unit={gauge.outOf} thresholds={thresholds} {...score} />
			<div className="report-stage">
				<h2>{name}</h2>
				<p className="report-range">{[range, known].filter((each) => each !== null).join(", ")}</p>
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
				{isProvisional && (
					<p>{formatMessage(copy.provisional, { enough: PROVISIONAL_BELOW, all: SIGNAL_COUNT }, locale)}</p>
				)}
				<p className="form-note">
					{copy.method.text} <a href={copy.method.href}>{copy.method.label}</a>. {copy.disclaimer}
				</p>
			</div>
		</header>
	);
}
