import { citedText } from "#content/schemas/cited-text.ts";
import type { PageKind } from "#content/schemas/pages/search.ts";
import { plainText } from "#domain/claims/cited-text.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { type Listed, listedIn } from "#site/catalogue/listed-pages.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { searchPageIn } from "#site/catalogue/pages.ts";

/** Parts of content that a reader never sees. */
const unseen = new Set(["href", "path", "slug", "url", "icon", "image", "kind", "banner", "meta", "order"]);

const headingKeys = new Set(["heading", "title", "name"]);

/** What comes first where two pages have a word equally: what we offer, then what there is to read, a paper before its chapters. */
const weights: Readonly<Record<PageKind, number>> = {
	...{ service: 1.2, product: 1.2, industry: 1, page: 1, policy: 0.8 },
	...{ article: 0.6, "case-study": 0.6, "white-paper": 0.6, webinar: 0.6, chapter: 0.3 },
};

/** All text of a piece of content, markup removed. */
function copyOf(content: unknown): string {
	if (typeof content === "string") return content.replace(/<[^>]*>|&#?\w+;/g, " ");
	return partsOf(content)
		.map(([, value]) => copyOf(value))
		.join(" ");
}

/** The headings within a piece of content, each as it reads. */
function headingsOf(content: unknown): string[] {
	return partsOf(content).flatMap(([key, value]) => {
		const heading = headingKeys.has(key) ? citedText.safeParse(value) : null;
		return heading?.success ? [plainText(heading.data)] : headingsOf(value);
	});
}

function partsOf(content: unknown): [key: string, value: unknown][] {
	if (typeof content !== "object" || content === null) return [];
	return Object.entries(content).filter(([key]) => !unseen.has(key));
}

/** What the search knows of an entry. */
export function searchEntry(
	{ kind, content, headings = [], searchWords = [], ...entry }: Listed,
	locale: Locale,
) {
	return {
		...{ path: entry.path, title: entry.title, description: entry.description },
		kind: searchPageIn(locale).kinds[kind].one,
		mark: entry.mark,
		partOf: entry.partOf,
		weight: weights[kind],
		headings: [...headings.map(({ text }) => text), ...headingsOf(content)],
		words: searchWords.join(" "),
		text: copyOf(content),
	};
}

export const searchEntriesIn = perLocale((locale) =>
	listedIn(locale).map((listed) => searchEntry(listed, locale)),
);
