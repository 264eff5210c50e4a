/**
 * How far a zone such as "Pacific/Auckland" is from UTC over a year, the smaller first: "+12/+13", or "+8" where clocks stay.
 */
export function zoneOffsets(timeZone: string): string {
	const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "shortOffset" });
	const offsets = [0, 6].map((month) => {
		const parts = format.formatToParts(Date.UTC(2026, month));
		return parts.find(({ type }) => type === "timeZoneName")?.value.replace("GMT", "") || "+0";
	});
	return [...new Set(offsets)].toSorted((a, b) => Number.parseFloat(a) - Number.parseFloat(b)).join("/");
}

/** How far a zone such as "Pacific/Auckland" is from UTC at a moment, as it ends an ISO time: "+13:00". */
export function zoneOffsetAt(timeZone: string, moment: Date): string {
	const format = new Intl.DateTimeFormat("en", { timeZone, timeZoneName: "longOffset" });
	const name = format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value;
	return name?.replace("GMT", "") || "+00:00";
}
