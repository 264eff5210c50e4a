import type { ReactNode } from "react";
import type { Answers } from "#domain/readiness/answers.ts";
import type { PublishedAverage } from "#domain/readiness/published-average.ts";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { type Closing, closingOf, ReportClosing } from "#site/report/ReportClosing.tsx";
import { ReportDimensions } from "#site/report/ReportDimensions.tsx";
import { ReportFigures } from "#site/report/ReportFigures.tsx";
import type { ReportOwner } from "#site/report/ReportHead.tsx";
import { ReportHead } from "#site/report/ReportHead.tsx";
import { ReportLift } from "#site/report/ReportLift.tsx";
import { ReportRecommendations } from "#site/report/ReportRecommendations.tsx";
import { ReportRoadmap } from "#site/report/ReportRoadmap.tsx";
import { ReportStart } from "#site/report/ReportStart.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { roadmapPhases } from "#site/report/roadmap-phases.ts";

interface ReadinessReportViewProps {
	readonly report: ReadinessReport;
	readonly answers: Answers;
	readonly owner: ReportOwner;
	readonly copy: ReportCopy;
	readonly average?: PublishedAverage | null | undefined;
	/** What is between the score and the rest: buttons, a receipt. */
	readonly children?: ReactNode;
	/** What to do next, where it is not to talk about the report. */
	readonly closing?: Closing | undefined;
}

/** The report as it reads. It has no state, so that the service can render it for a visitor without JavaScript. Its styles are in report.css. */
export function ReadinessReportView({
	report,
	answers,
	owner,
	copy,
	average = null,
	children,
	closing,
}: ReadinessReportViewProps) {
	const { measure, recommendations } = report;
	const hasAnswers = measure.answeredSignals > 0;
	const scores = measure.dimensions;
	return (
		<article className="report">
			<ReportHead report={report} owner={owner} copy={copy} />
			{!hasAnswers && <ReportStart copy={copy} />}
			{children}
			{hasAnswers && <ReportDimensions scores={scores} copy={copy} />}
			<ReportRecommendations {...{ recommendations, scores, answers, copy }} />
			<ReportRoadmap phases={roadmapPhases(report, answers, copy)} copy={copy} />
			{hasAnswers && <ReportLift lift={report.lift} copy={copy} />}
			<ReportFigures average={average} copy={copy} />
			<ReportClosing {...(closing ?? closingOf(recommendations, owner, copy))} />
		</article>
	);
}
