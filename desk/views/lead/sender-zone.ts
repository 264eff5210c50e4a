import type { LeadDetail } from "#domain/desk/lead-detail.ts";
import type { FormValues } from "#domain/forms/field.ts";
import { knownTimeZone } from "#domain/locale/time-zone.ts";

/** Countries with one time zone: what their telephone numbers begin with and their addresses end in. */
const countries = [
	{ prefix: "+64", domain: ".nz", zone: "Pacific/Auckland" },
	{ prefix: "+91", domain: ".in", zone: "Asia/Kolkata" },
	{ prefix: "+60", domain: ".my", zone: "Asia/Kuala_Lumpur" },
	{ prefix: "+65", domain: ".sg", zone: "Asia/Singapore" },
	{ prefix: "+44", domain: ".uk", zone: "Europe/London" },
	{ prefix: "+353", domain: ".ie", zone: "Europe/Dublin" },
	{ prefix: "+49", domain: ".de", zone: "Europe/Berlin" },
	{ prefix: "+81", domain: ".jp", zone: "Asia/Tokyo" },
	{ prefix: "+27", domain: ".za", zone: "Africa/Johannesburg" },
] as const;

/** The sender's time zone: what their device has told, or else a guess; null where there is neither. */
export function senderZone({ timeZone, values }: Pick<LeadDetail, "timeZone" | "values">): string | null {
	return toldZone({ timeZone }) ?? guessedZone(values);
}

/** What the device of the sender has told, where this one knows such a zone. */
export function toldZone({ timeZone }: Pick<LeadDetail, "timeZone">): string | null {
	return knownTimeZone(timeZone);
}

/** Their probable time zone, by telephone number or else mail address; null where neither tells. */
function guessedZone({ phone, email }: Readonly<FormValues>): string | null {
	const number = String(phone ?? "")
		.replace(/[^+\d]/g, "")
		.replace(/^00/, "+");
	const address = String(email ?? "").toLowerCase();
	const country =
		countries.find(({ prefix }) => number.startsWith(prefix)) ??
		countries.find(({ domain }) => number === "" && address.endsWith(domain));
	return country?.zone ?? null;
}

/** The city of a zone, such as "Kuala Lumpur". */
export function cityOf(zone: string): string {
	return (zone.split("/").at(-1) ?? zone).replaceAll("_", " ");
}
