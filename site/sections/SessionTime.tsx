import { formatTag, type Locale } from "#domain/locale/locale.ts";
import { formatSession, ownSessionOptions, type SessionPart } from "#domain/locale/session-formats.ts";

interface SessionTimeProps {
	readonly startsAt: string;
	readonly part: SessionPart;
	readonly timeZone: string;
	readonly locale: Locale;
}

/** The day or the time of a session at an office; the page's script puts it into the visitor's own zone. */
export function SessionTime({ startsAt, part, timeZone, locale }: SessionTimeProps) {
	const own = JSON.stringify(ownSessionOptions(part));
	return (
		<time dateTime={startsAt} lang={formatTag(locale)} data-session={own}>
			{formatSession(startsAt, part, locale, timeZone)}
		</time>
	);
}
