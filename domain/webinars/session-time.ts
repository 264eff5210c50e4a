/** How a page shows the day and the time of a session. */
const sessionFormats = {
	date: { weekday: "long", day: "numeric", month: "long", year: "numeric" },
	time: { hour: "numeric", minute: "2-digit" },
	"zoned-time": { hour: "numeric", minute: "2-digit", timeZoneName: "short" },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

export type SessionFormat = keyof typeof sessionFormats;

/** A moment in words, in a zone such as "Pacific/Auckland" or else in that of whoever runs it. */
export function sessionTime(moment: string, format: SessionFormat, timeZone?: string): string {
	const options = { ...sessionFormats[format], ...(timeZone && { timeZone }) };
	return new Intl.DateTimeFormat("en-NZ", options).format(new Date(moment));
}
