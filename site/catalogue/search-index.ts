import { listedIn } from "#site/catalogue/listed-pages.ts";
import { perLocale } from "#site/catalogue/locale.ts";
import { searchPageIn } from "#site/catalogue/pages.ts";

/** Parts of content that a reader never sees. */
const unseen = new Set(["href", "path", "slug", "url", "icon", "image", "kind", "banner", "meta", "order"]);

/** All text of a piece of content, markup removed. */
function copyOf(content: unknown): string {
	if (typeof content === "string") return content.replace(/<[^>]*>|&\w+;/g, " ");
	if (Array.isArray(content)) return content.map(copyOf).join(" ");
	if (typeof content !== "object" || content === null) return "";
	return Object.entries(content)
		.filter(([key]) => !unseen.has(key))
		.map(([, value]) => copyOf(value))
		.join(" ");
}

/** What the search knows of each entry. */
export const searchEntriesIn = perLocale((locale) => {
	const { kinds } = searchPageIn(locale);
	return listedIn(locale).map(({ kind, content, ...entry }) => ({
		...{ path: entry.path, title: entry.title, description: entry.description },
		kind: kinds[kind].one,
		mark: entry.mark,
		partOf: entry.partOf,
		text: copyOf(content),
	}));
});
