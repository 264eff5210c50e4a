const hour = 60;
const day = 24 * hour;

/** Minutes in the unit that suits them, such as "45 mins" or "5.5 hrs". */
export function durationText(minutes: number, locale: string): string {
	if (minutes < hour) return inUnit(minutes, "minute", locale);
	return minutes < 2 * day ? inUnit(minutes / hour, "hour", locale) : inUnit(minutes / day, "day", locale);
}

function inUnit(value: number, unit: string, locale: string): string {
	return new Intl.NumberFormat(locale, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
}
