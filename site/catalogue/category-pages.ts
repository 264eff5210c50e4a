import type { Meta } from "#content/schemas/section.ts";

interface ListCopy {
	readonly meta: Meta;
	readonly hero: { readonly heading: string; readonly lead: string };
}

interface FilteredList<Entry> extends ListCopy {
	readonly path: string;
	/** What follows the list's own path; undefined where all entries are shown. */
	readonly route: string | undefined;
	/** What the filter's link is called. */
	readonly label: string;
	readonly entries: readonly Entry[];
}

function slugOf(category: string): string {
	return category.toLowerCase().replaceAll(" ", "-");
}

/** The pages of a list: one with all entries, then one for each category. */
export function categoryPages<Entry extends { readonly category: string }>(
	base: string,
	copy: ListCopy & {
		readonly all: string;
		readonly categories: readonly (ListCopy & { category: string })[];
	},
	entries: readonly Entry[],
): FilteredList<Entry>[] {
	const filtered = copy.categories.map(({ category, meta, hero }) => {
		const route = `category/${slugOf(category)}`;
		const chosen = entries.filter((entry) => entry.category === category);
		return { path: `${base}/${route}`, route, label: category, meta, hero, entries: chosen };
	});
	const { meta, hero, all } = copy;
	return [{ path: base, route: undefined, label: all, meta, hero, entries }, ...filtered];
}
