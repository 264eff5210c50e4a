import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { assessmentReport } from "#site/catalogue/service-pages.ts";
import { formatMessage } from "#site/ui/form-copy.ts";

/** In place of a report whose time is over: why, and how to have one again. */
export function ReportGoneView() {
	const { again, gone } = assessmentReport;
	return (
		<div className="form-section-words">
			<h1>{gone.heading}</h1>
			<p className="lead">{formatMessage(gone.text, { days: reportLifetimeInDays })}</p>
			<div className="actions">
				<a className="button" href={again.href}>
					{again.label}
				</a>
				<a className="button secondary" href={gone.contact.href}>
					{gone.contact.label}
				</a>
			</div>
		</div>
	);
}
