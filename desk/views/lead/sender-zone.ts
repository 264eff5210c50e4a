import type { FormValues } from "#domain/forms/field.ts";

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

/** The sender's probable time zone, by telephone number or else mail address; null where neither tells. */
export function senderZone({ phone, email }: Readonly<FormValues>): string | null {
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
