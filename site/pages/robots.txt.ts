import { addressOf } from "#site/catalogue/addresses.ts";

/** Everything may be read but the company's own room and the answers to forms. */
export function GET(): Response {
	return new Response(`User-agent: *
Disallow: /desk
Disallow: /forms

Sitemap: ${addressOf("/sitemap.xml")}
`);
}
