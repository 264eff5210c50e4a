import { day } from "#domain/durations.ts";
import { addressOf } from "#site/catalogue/addresses.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { siteIn } from "#site/catalogue/site.ts";

/** Astro skips a folder whose name begins with a dot, but not an address. */
export function getStaticPaths() {
	return [{ params: { wellKnown: ".well-known" } }];
}

const daysValid = 330;

/** Where to report a fault, as RFC 9116 asks; it expires in less than a year. Only a build that is made renews it, not one of the same sources. */
export function GET(): Response {
	const expires = new Date(Date.now() + daysValid * day);
	expires.setUTCHours(0, 0, 0, 0);
	const lines = [
		`Contact: mailto:${siteIn(pageLocale).email}`,
		`Expires: ${expires.toISOString().replace(".000", "")}`,
		"Preferred-Languages: en",
		`Canonical: ${addressOf("/.well-known/security.txt")}`,
		`Policy: ${addressOf("/trust#report")}`,
	];
	return new Response(`${lines.join("\n")}\n`);
}
