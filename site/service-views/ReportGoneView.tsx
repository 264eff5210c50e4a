import { reportLifetimeInDays } from "#domain/leads/lead-report.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { serviceMessagesIn } from "#site/catalogue/messages.ts";

/** In place of a report whose time is over: why, and how to have one again. */
export function ReportGoneView() {
	const { reportPage, reportGonePage } = serviceMessagesIn(pageLocale);
	return (
		<div className="form-section-words">
			<h1>{reportGonePage.heading}</h1>
			<p className="lead">{formatMessage(reportGonePage.text, { days: reportLifetimeInDays }, pageLocale)}</p>
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
