import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { encodeShareLink } from "#domain/readiness/share-link.ts";
import type { ReportPage } from "#domain/service/service-views.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/messages.ts";
import { reportCopyIn } from "#site/catalogue/report.ts";
import { ReadinessReportView } from "#site/report/ReadinessReportView.tsx";
import { OfficeTimes } from "#site/service-views/OfficeTimes.tsx";
import { ReceiptThread } from "#site/ui/ReceiptThread.tsx";

/**
 * The report of an assessment at its own address, its receipt below the score: for a visitor without JavaScript, and where the mail
 * about any assessment leads. With script its answers open in the assessment as well, where a report can be saved and shared.
 */
export function AssessmentReportView({ answers, report, reference, dueAt, hasMail, average }: ReportPage) {
	const { again, lifetime, tools } = serviceMessagesIn(pageLocale).reportPage;
	const copy = reportCopyIn(pageLocale);
	const { receipt } = copy.delivery;
	const fragment = encodeShareLink({ answers, takenOn: report.takenOn });
	return (
		<ReadinessReportView {...{ report, answers, copy, average }} owner={{ reference }}>
			<div className="report-delivery stored">
				<p>
					<strong>{receipt.heading}</strong>
				</p>
				<ReceiptThread form="assessment" reference={reference} copy={receipt} locale={pageLocale}>
					<p>{receipt.dueByOffice}</p>
					<OfficeTimes moment={dueAt} />
				</ReceiptThread>
				{hasMail && <p>{receipt.byMail}</p>}
				<p>{formatMessage(lifetime, { days: reportLifetimeInDays }, pageLocale)}</p>
				<div className="actions">
					<a className="button small needs-script" href={`/assessment#${fragment}`}>
						{tools}
					</a>
					<a className="button small secondary" href={again.href}>
						{again.label}
					</a>
				</div>
			</div>
		</ReadinessReportView>
	);
}
