/** Names that browsers still give to zones, and what the cities are called now. */
const renamed = new Map([
	["Asia/Calcutta", "Asia/Kolkata"],
	["Asia/Katmandu", "Asia/Kathmandu"],
	["Asia/Rangoon", "Asia/Yangon"],
	["Asia/Saigon", "Asia/Ho_Chi_Minh"],
	["Europe/Kiev", "Europe/Kyiv"],
]);

/**
 * A time zone such as "Pacific/Auckland", by the name that it has now; null for what is none. A device that does not know its own
 * calls it "Etc/Unknown", which is none.
 */
export function knownTimeZone(name: unknown): string | null {
	if (typeof name !== "string") return null;
	const timeZone = renamed.get(name) ?? name;
	try {
		Intl.DateTimeFormat("en", { timeZone });
		return timeZone;
	} catch {
		return null;
	}
}
