import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { serviceMessages } from "#site/service-views/service-messages.ts";
import { formatMessage } from "#site/ui/form-copy.ts";

/** In place of a report whose time is over: why, and how to have one reportPage.again. */
export function ReportGoneView() {
	const { reportPage, reportGonePage } = serviceMessages;
	return (
		<div className="form-section-words">
			<h1>{reportGonePage.heading}</h1>
			<p className="lead">{formatMessage(reportGonePage.text, { days: reportLifetimeInDays })}</p>
			<div className="actions">
				<a className="button" href={reportPage.again.href}>
					{reportPage.again.label}
				</a>
				<a className="button secondary" href={reportGonePage.contact.href}>
					{reportGonePage.contact.label}
				</a>
			</div>
		</div>
	);
}
