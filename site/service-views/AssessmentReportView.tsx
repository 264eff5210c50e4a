import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import type { ReportPage } from "#domain/service/service-views.ts";
import { reportCopy } from "#site/catalogue/assessment.ts";
import { leadFormCopy } from "#site/catalogue/forms.ts";
import { ReadinessReportView } from "#site/report/ReadinessReportView.tsx";
import { OfficeTimes } from "#site/service-views/OfficeTimes.tsx";
import { serviceMessages } from "#site/service-views/service-messages.ts";
import { formatMessage } from "#site/ui/form-copy.ts";

/** The report of an assessment sent without JavaScript, its receipt below the score. */
export function AssessmentReportView({ answers, report, reference, dueAt }: ReportPage) {
	const { again, lifetime } = serviceMessages.reportPage;
	const { receipt } = leadFormCopy("assessment", again.href);
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
				<p>{formatMessage(lifetime, { days: reportLifetimeInDays })}</p>
				<div className="actions">
					<a className="button small secondary" href={again.href}>
						{again.label}
					</a>
				</div>
			</div>
		</ReadinessReportView>
	);
}
