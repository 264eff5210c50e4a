import { dateOptions, formatDate } from "#domain/locale/formats.ts";
import { formatTag, type Locale } from "#domain/locale/locale.ts";

interface SessionTimeProps {
	readonly startsAt: string;
	readonly part: "day" | "time";
	readonly timeZone: string;
	readonly locale: Locale;
}

/** The day or the time of a session at an office; the page's script puts it into the visitor's own zone. */
export function SessionTime({ startsAt, part, timeZone, locale }: SessionTimeProps) {
	const own = dateOptions(part === "day" ? "session-day" : "own-session-time");
	return (
		<time dateTime={startsAt} lang={formatTag(locale)} data-session={JSON.stringify(own)}>
			{formatDate(new Date(startsAt), `session-${part}`, locale, timeZone)}
		</time>
	);
}
