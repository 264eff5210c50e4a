import { formatDay } from "#domain/locale/day-formats.ts";
import type { Locale } from "#domain/locale/locale.ts";

interface DayTextProps {
	/** As an ISO date, such as "2025-04-30". */
	readonly day: string;
	readonly locale: Locale;
}

/** A day as the locale writes it. */
export function DayText({ day, locale }: DayTextProps) {
	return <time dateTime={day}>{formatDay(day, "long-day", locale)}</time>;
}
