import { type LeadReport, reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { reportCopy } from "#site/catalogue/assessment.ts";
import { leadFormCopy } from "#site/catalogue/forms.ts";
import { assessmentReport } from "#site/catalogue/service-pages.ts";
import { ReadinessReportView } from "#site/report/ReadinessReportView.tsx";
import { OfficeTimes } from "#site/service-views/OfficeTimes.tsx";
import { formatMessage } from "#site/ui/form-copy.ts";

interface AssessmentReportViewProps extends LeadReport {
	readonly reference: string;
	readonly dueAt: Date;
}

/** The report of an assessment sent without JavaScript, its receipt below the score. */
export function AssessmentReportView({ answers, report, reference, dueAt }: AssessmentReportViewProps) {
	const { receipt } = leadFormCopy("assessment", assessmentReport.again.href);
	return (
		<ReadinessReportView report={report} answers={answers} copy={reportCopy}>
			<div className="report-delivery stored">
				<p>
					<strong>{receipt.heading}.</strong> {receipt.reference}: <strong>{reference}</strong>
				</p>
				<p>{receipt.dueByOffice}</p>
				<OfficeTimes moment={dueAt} />
				<ol>
					{receipt.next.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ol>
				<p>{formatMessage(assessmentReport.kept, { days: reportLifetimeInDays })}</p>
				<div className="actions">
					<a className="button small secondary" href={assessmentReport.again.href}>
						{assessmentReport.again.label}
					</a>
				</div>
			</div>
		</ReadinessReportView>
	);
}
