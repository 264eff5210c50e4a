import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { pageLocale } from "#site/catalogue/page-locale.ts";
import { assessmentReportIn } from "#site/catalogue/service-pages.ts";

/** In place of a report whose time is over: why, and how to have one again. */
export function ReportGoneView() {
	const { again, gone } = assessmentReportIn(pageLocale);
	return (
		<div className="form-section-words">
			<h1>{gone.heading}</h1>
			<p className="lead">{formatMessage(gone.text, { days: reportLifetimeInDays }, pageLocale)}</p>
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
