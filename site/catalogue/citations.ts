import { claimsSchema } from "#content/schemas/claim.ts";
import { siteSchema } from "#content/schemas/site.ts";
import { formatList } from "#domain/locale/formats.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type Citations, ContentError, type ContentFile, parseYaml } from "#site/catalogue/content-file.ts";

const none: Citations = () => null;

/**
 * What content may cite: `{claim:id}` gives the claim's figure; `{site:name}`, `{site:email}`, `{site:offices}`,
 * `{site:home-office}` and `{site:other-offices}` give the brand's facts.
 * @throws {ContentError} when a file is faulty or two claims share an id.
 */
export function readCitations(claimsFile: ContentFile, siteFile: ContentFile, locale: Locale): Citations {
	const claims = parseYaml(claimsFile, claimsSchema, none);
	const figures = new Map(claims.map(({ id, figure }) => [id, figure]));
	if (figures.size < claims.length) throw new ContentError(`${claimsFile.file} two claims share an id`);
	const site = parseYaml(siteFile, siteSchema, none);
	const offices = site.offices.map(({ name }) => name);
	const facts = new Map([
		["name", site.name],
		["email", site.email],
		["offices", formatList(offices, locale)],
		["home-office", offices[0] ?? ""],
		["other-offices", formatList(offices.slice(1), locale)],
	]);
	return (kind, id) => (kind === "claim" ? figures : facts).get(id) ?? null;
}
