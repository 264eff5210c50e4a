import type { ReactNode } from "react";
import type { Answers } from "#domain/readiness/answers.ts";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { ReportDimensions } from "#site/report/ReportDimensions.tsx";
import { ReportFigures } from "#site/report/ReportFigures.tsx";
import { ReportHead } from "#site/report/ReportHead.tsx";
import { ReportLift } from "#site/report/ReportLift.tsx";
import { ReportRecommendations } from "#site/report/ReportRecommendations.tsx";
import { ReportRoadmap } from "#site/report/ReportRoadmap.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";

interface ReadinessReportViewProps {
	readonly report: ReadinessReport;
	readonly answers: Answers;
	readonly copy: ReportCopy;
	/** What stands between the score and the rest: buttons, a receipt. */
	readonly children?: ReactNode;
}

/** The report as it reads. It has no state, so that the service can render it for a visitor without JavaScript. Its styles are in report.css. */
export function ReadinessReportView({ report, answers, copy, children }: ReadinessReportViewProps) {
	return (
		<article className="report">
			<ReportHead report={report} copy={copy} />
			{children}
			<ReportDimensions scores={report.measure.dimensions} copy={copy} />
			<ReportRecommendations
				recommendations={report.recommendations}
				industry={answers.industry}
				copy={copy}
			/>
			<ReportRoadmap roadmap={report.roadmap} copy={copy} />
			<ReportLift lift={report.lift} copy={copy} />
			<ReportFigures copy={copy.figures} />
		</article>
	);
}
