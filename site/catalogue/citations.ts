import { claimsSchema } from "#content/schemas/claim.ts";
import { siteSchema } from "#content/schemas/site.ts";
import type { Citations } from "#site/catalogue/content-file.ts";
import { ContentError, type ContentFile, parseYaml } from "#site/catalogue/content-file.ts";

const none: Citations = () => null;

/**
 * What content may cite: `{claim:id}` gives the claim's figure, `{site:name}` and `{site:email}` the brand's.
 * @throws {ContentError} when a file is faulty or two claims share an id.
 */
export function readCitations(claimsFile: ContentFile, siteFile: ContentFile): Citations {
	const claims = parseYaml(claimsFile, claimsSchema, none);
	const figures = new Map(claims.map(({ id, figure }) => [id, figure]));
	if (figures.size < claims.length) throw new ContentError(`${claimsFile.file} two claims share an id`);
	const site = parseYaml(siteFile, siteSchema, none);
	const facts = new Map([
		["name", site.name],
		["email", site.email],
	]);
	return (kind, id) => (kind === "claim" ? figures : facts).get(id) ?? null;
}
