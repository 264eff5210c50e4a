import type { SampleReportPage } from "#content/schemas/pages/sample-report.ts";
import type { Answers } from "#domain/readiness/answers.ts";
import type { ReadinessReport } from "#domain/readiness/report.ts";
import { ReadinessReportView } from "#site/report/ReadinessReportView.tsx";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { Actions } from "#site/ui/ButtonLink.tsx";
import "#site/ui/figure-link.css";

interface SampleReportProps {
	readonly page: SampleReportPage;
	readonly report: ReadinessReport;
	readonly answers: Answers;
	readonly copy: ReportCopy;
	/** How long one's own would take. */
	readonly length: string;
}

/** The whole report of an invented business, and that it is one. It ends with the way to one's own. */
export function SampleReport({ page, report, answers, copy, length }: SampleReportProps) {
	const { heading: title, company, mark, note, actions, closing } = page;
	return (
		<ReadinessReportView
			{...{ report, answers, closing }}
			owner={{ company, mark }}
			copy={{ ...copy, title }}
		>
			<aside className="report-section-head sample-note" aria-label={mark}>
				<p>{note}</p>
				<Actions actions={actions} />
				<p className="assessment-offer">{length}</p>
			</aside>
		</ReadinessReportView>
	);
}
