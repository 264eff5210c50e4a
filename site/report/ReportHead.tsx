import { formatDay } from "#domain/locale/day-formats.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { ReportLand } from "#site/report/ReportLand.tsx";
import { ReportStage } from "#site/report/ReportStage.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { StageGate } from "#site/report/StageGate.tsx";
import { shownScore } from "#site/report/score-text.ts";
import { ExampleMark } from "#site/ui/ExampleMark.tsx";
import { Meter } from "#site/ui/Meter.tsx";

/** Whose report it is, as far as the device or the service knows. It is part of no link. */
export interface ReportOwner {
	readonly company?: string | undefined;
	readonly reference?: string | undefined;
	/** That the company is invented, where it is. */
	readonly mark?: string | undefined;
}

interface ReportHeadProps {
	readonly report: ReadinessReport;
	readonly owner: ReportOwner;
	readonly copy: ReportCopy;
}

/** What the report is called, whose it is and of which day. */
function ReportTitle({ report: { takenOn }, owner, copy }: ReportHeadProps) {
	const { locale } = copy;
	// The parts of a day stay on one line.
	const date = formatDay(takenOn, "long-day", locale).replaceAll(" ", "\u00a0");
	const about = [
		owner.company && formatMessage(copy.company, { company: owner.company }, locale),
		owner.reference && formatMessage(copy.reference, { reference: owner.reference }, locale),
		formatMessage(copy.taken, { date }, locale),
	];
	return (
		<div className="report-title">
			<h1 tabIndex={-1}>{copy.title}</h1>
			<p>
				{about.filter(Boolean).map((part) => (
					<span key={part}>{part} </span>
				))}
				{owner.mark && <ExampleMark mark={owner.mark} />}
			</p>
		</div>
	);
}

/** The score, the stage and the land of the five dimensions; without an answer, that there is nothing to show yet. */
export function ReportHead(props: ReportHeadProps) {
	const { report, copy } = props;
	const { measure } = report;
	const { value, low, high, text } = shownScore(measure, copy);
	return (
		<header className="report-head">
			<ReportTitle {...props} />
			<ReportStage measure={measure} copy={copy} />
			{value !== null && (
				<>
					<div className="report-picture">
						<ReportLand scores={measure.dimensions} copy={copy} />
					</div>
					<div className="report-scale">
						<Meter name={copy.gauge.name} {...{ value, low, high, text }}>
							<StageGate measure={measure} value={value} />
						</Meter>
						<ol className="plain" aria-hidden="true">
							{Object.entries(copy.stages).map(([id, { name }]) => (
								<li key={id} className={id === measure.stage ? "current" : undefined}>
									{name}
								</li>
							))}
						</ol>
					</div>
				</>
			)}
		</header>
	);
}
