import type { Locale } from "#domain/locale/locale.ts";
import { SessionTime } from "#site/sections/SessionTime.tsx";
import "#site/sections/session-date.css";

interface SessionDateProps {
	readonly startsAt: string;
	readonly timeZone: string;
	readonly locale: Locale;
}

/** The day of a session as a sheet of a calendar. */
export function SessionDate(session: SessionDateProps) {
	return (
		<p className="session-date">
			<SessionTime {...session} part="weekday" />{" "}
			<b>
				<SessionTime {...session} part="number" />
			</b>{" "}
			<SessionTime {...session} part="month" />
		</p>
	);
}
