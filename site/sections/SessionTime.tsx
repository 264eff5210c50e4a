import { type SessionFormat, sessionTime } from "#domain/webinars/session-time.ts";

interface SessionTimeProps {
	readonly startsAt: string;
	readonly format: SessionFormat;
	readonly timeZone: string;
}

/** The day or the time of a session at an office; the page's script puts it into the visitor's own zone. */
export function SessionTime({ startsAt, format, timeZone }: SessionTimeProps) {
	return (
		<time dateTime={startsAt} data-session={format}>
			{sessionTime(startsAt, format, timeZone)}
		</time>
	);
}
