import { basisKind, claimsSchema } from "#content/schemas/claim.ts";
import { illustrationSchema } from "#content/schemas/messages/illustration.ts";
import { siteSchema } from "#content/schemas/site.ts";
import type { CitedFigure } from "#domain/claims/cited-text.ts";
import { replyHours, retentionMonths } from "#domain/leads/deadlines.ts";
import { formatList } from "#domain/locale/formats.ts";
import type { Locale } from "#domain/locale/locale.ts";
import {
	type Citations,
	ContentError,
	type ContentFile,
	parseYaml,
	placeIn,
} from "#site/catalogue/content-file.ts";

/** Where every claim has its entry. */
const figuresPath = "/figures";

const none: Citations = () => null;

interface CitedFiles {
	readonly claims: ContentFile;
	readonly site: ContentFile;
	readonly illustration: ContentFile;
}

/**
 * What content may cite: `{claim:id}` gives the claim's figure with its entry in the list of figures, and the mark of an
 * invented one; `{site:name}`, `{site:email}`, `{site:offices}`, `{site:home-office}` and `{site:other-offices}` give the
 * brand's facts, `{site:reply-hours}` and `{site:retention-months}` the numbers that the service keeps to.
 * @throws {ContentError} when a file is faulty or two claims share an id.
 */
export function readCitations(files: CitedFiles, locale: Locale): Citations {
	const figures = readFigures(files);
	const site = parseYaml(files.site, siteSchema, none);
	// A list of them stays within their names.
	const offices = site.offices.map(({ name }) => name.replaceAll(" ", "\u00a0"));
	const facts = new Map([
		["name", site.name],
		["email", site.email],
		["offices", formatList(offices, locale)],
		["home-office", site.offices[0]?.name ?? ""],
		["other-offices", formatList(offices.slice(1), locale)],
		["reply-hours", String(replyHours)],
		["retention-months", String(retentionMonths)],
	]);
	return (kind, id) => (kind === "claim" ? figures : facts).get(id) ?? null;
}

function readFigures({ claims: claimsFile, illustration }: CitedFiles): ReadonlyMap<string, CitedFigure> {
	const claims = parseYaml(claimsFile, claimsSchema, none);
	const { mark } = parseYaml(illustration, illustrationSchema, none);
	const ofBasis = { evidence: {}, target: { isTarget: true }, illustration: { mark } } as const;
	const figures = claims.map((claim) => {
		const cited = { figure: claim.figure, href: `${figuresPath}#${claim.id}` };
		return [claim.id, { ...cited, ...ofBasis[basisKind(claim)] }] as const;
	});
	const byId = new Map(figures);
	const twice = claims.flatMap(({ id }, index) =>
		claims.findIndex((claim) => claim.id === id) < index
			? [`${placeIn(claimsFile, [index, "id"])} two claims have the id ${id}`]
			: [],
	);
	if (twice.length > 0) throw new ContentError(twice.join("\n"));
	return byId;
}
