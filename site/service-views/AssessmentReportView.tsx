import { type LeadReport, reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { reportWords } from "#site/catalogue/assessment.ts";
import { leadFormWords } from "#site/catalogue/forms.ts";
import { assessmentReport } from "#site/catalogue/service-pages.ts";
import { ReadinessReportView } from "#site/islands/assessment/ReadinessReportView.tsx";
import { OfficeTimes } from "#site/service-views/OfficeTimes.tsx";
import { fillWords } from "#site/ui/form-words.ts";

interface AssessmentReportViewProps extends LeadReport {
	readonly reference: string;
	readonly dueAt: Date;
}

/** The report of an assessment sent without JavaScript, its receipt below the score. */
export function AssessmentReportView({ answers, report, reference, dueAt }: AssessmentReportViewProps) {
	const { receipt } = leadFormWords("assessment", assessmentReport.again.href);
	return (
		<ReadinessReportView report={report} answers={answers} words={reportWords}>
			<div className="report-delivery kept">
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
				<p>{fillWords(assessmentReport.kept, { days: reportLifetimeInDays })}</p>
				<div className="actions">
					<a className="button small secondary" href={assessmentReport.again.href}>
						{assessmentReport.again.label}
					</a>
				</div>
			</div>
		</ReadinessReportView>
	);
}
