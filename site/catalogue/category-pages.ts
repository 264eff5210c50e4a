import type { Meta } from "#content/schemas/fields.ts";

interface ListCopy {
	readonly meta: Meta;
	readonly hero: { readonly heading: string; readonly lead: string };
}

interface CategoryCopy<Category extends string> extends ListCopy {
	readonly category: Category;
	readonly label: string;
}

interface FilteredList<Entry> extends ListCopy {
	readonly path: string;
	/** What follows the list's own path; undefined where all entries are shown. */
	readonly route: string | undefined;
	/** What the filter's link is called. */
	readonly label: string;
	readonly entries: readonly Entry[];
}

/** What visitors call each category. */
export function categoryLabels<Category extends string>(copy: {
	readonly categories: readonly CategoryCopy<Category>[];
}): Readonly<Record<Category, string>> {
	// Object.fromEntries forgets the keys that it was given; the schema asks for each category.
	return Object.fromEntries(copy.categories.map(({ category, label }) => [category, label])) as Record<
		Category,
		string
	>;
}

/** The pages of a list: one with all entries, then one for each category that has any. */
export function categoryPages<Category extends string, Entry extends { readonly category: Category }>(
	base: string,
	copy: ListCopy & { readonly all: string; readonly categories: readonly CategoryCopy<Category>[] },
	entries: readonly Entry[],
): FilteredList<Entry>[] {
	const filtered = copy.categories.map(({ category, label, meta, hero }) => {
		const route = `category/${category}`;
		const own = entries.filter((entry) => entry.category === category);
		return { path: `${base}/${route}`, route, label, meta, hero, entries: own };
	});
	const { meta, hero, all } = copy;
	const chosen = filtered.filter((list) => list.entries.length > 0);
	return [{ path: base, route: undefined, label: all, meta, hero, entries }, ...chosen];
}
