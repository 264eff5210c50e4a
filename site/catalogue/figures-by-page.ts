import { basisKind, basisKinds, type Claim } from "#content/schemas/claim.ts";
import { formatDay } from "#domain/locale/day-formats.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { placeOf } from "#site/catalogue/content.ts";
import { ContentError } from "#site/catalogue/content-file.ts";
import { industriesIn } from "#site/catalogue/industries.ts";
import { listedPagesIn } from "#site/catalogue/listed-pages.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { claimsIn, figuresPageIn } from "#site/catalogue/pages.ts";
import { siteIn } from "#site/catalogue/site.ts";

/** What visitors call each page that can have a figure. */
const pageNamesIn = perLocale((locale) => {
	const { names } = figuresPageIn(locale);
	const { navigation, contact } = siteIn(locale);
	const guides = industriesIn(locale).map(
		({ name, guide }) =>
			[`/guides/${guide.fileName}`, formatMessage(names.guide, { title: name }, locale)] as const,
	);
	return new Map([
		...listedPagesIn(locale).map(({ path, title }) => [path, title] as const),
		...[...navigation, contact].map(({ href, label }) => [href, label] as const),
		["/", names.home],
		...guides,
	]);
});

function pageLink(path: string, locale: Locale) {
	const name = pageNamesIn(locale).get(path);
	if (name === undefined) {
		const index = claimsIn(locale).findIndex(({ pages }) => pages.includes(path));
		throw new ContentError(`${placeOf("content/claims.yaml", [index, "pages"])} no page is at ${path}`);
	}
	return { path, name };
}

/** The three kinds of basis, each with the number of figures that have it. */
export const basisCountsIn = perLocale((locale) => {
	const { kinds } = figuresPageIn(locale).bases;
	return basisKinds.map((kind) => {
		const count = claimsIn(locale).filter((claim) => basisKind(claim) === kind).length;
		return {
			...kinds[kind],
			kind,
			amount: count,
			count: formatMessage(kinds[kind].count, { count }, locale),
		};
	});
});

/** All figures under the page that each is shown on first. */
export const figuresByPageIn = perLocale((locale) => {
	const pages = Map.groupBy(claimsIn(locale), ({ pages: [first = ""] }) => first);
	const { group } = figuresPageIn(locale);
	return [...pages].map(([path, claims]) => ({
		name: pageLink(path, locale).name,
		page: { path, label: formatMessage(group.page, { title: pageLink(path, locale).name }, locale) },
		count: formatMessage(group.count, { count: claims.length }, locale),
		entries: claims.map((claim) => entryOf(claim, locale)),
	}));
});

function entryOf(claim: Claim, locale: Locale) {
	const { id, figure, statement, pages } = claim;
	const kind = basisKind(claim);
	return {
		...{ id, figure, statement, kind },
		kindName: figuresPageIn(locale).bases.kinds[kind].name,
		texts: textsOf(claim, locale),
		alsoOn: pages.slice(1).map((path) => pageLink(path, locale)),
	};
}

function textsOf({ basis }: Claim, locale: Locale): string[] {
	const copy = figuresPageIn(locale);
	if (basis === "illustration") return [copy.illustration];
	if ("target" in basis) return [basis.target];
	const date = formatDay(basis.date, "long-day", locale);
	return [basis.evidence, formatMessage(copy.evidence, { date, owner: basis.owner }, locale)];
}
