import { formatDay } from "#domain/locale/day-formats.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import type { StepMessages } from "#site/islands/assessment/assessment-copy.ts";
import { latestReport } from "#site/islands/report/past-reports.ts";

interface LastReportProps {
	readonly messages: Pick<StepMessages, "lastReport">;
	readonly locale: Locale;
}

/** The way back to the report that was made last on this device, for a visitor who has closed it; nothing where there is none. */
export function LastReport({ messages, locale }: LastReportProps) {
	const report = latestReport();
	if (report === null) return null;
	const date = formatDay(report.takenOn, "long-day", locale);
	return (
		<p className="form-note">
			<a href={`#${report.fragment}`}>{formatMessage(messages.lastReport, { date }, locale)}</a>
		</p>
	);
}
