import { placeOf } from "#site/catalogue/content.ts";
import { ContentError } from "#site/catalogue/content-file.ts";

interface Placed {
	readonly slug: string;
	readonly order: number;
}

/**
 * The entries of a folder, sorted by their `order`.
 * @param files the folder's files with a star for the slug, such as "content/products/*.yaml".
 * @param place of a value, by its file and path.
 * @throws {ContentError} naming both places when two entries claim one place.
 */
export function inOrder<Entry extends Placed>(
	entries: readonly Entry[],
	files: string,
	place: typeof placeOf = placeOf,
): Entry[] {
	const sorted = entries.toSorted((a, b) => a.order - b.order);
	const orderOf = ({ slug }: Placed) => place(files.replace("*", slug), ["order"]);
	const free = (sorted.at(-1)?.order ?? 0) + 1;
	const faults = sorted.flatMap((entry, index) => {
		const before = sorted[index - 1];
		if (before?.order !== entry.order) return [];
		return [`${orderOf(before)} and ${orderOf(entry)} both have order: ${entry.order}; ${free} is free`];
	});
	if (faults.length > 0) throw new ContentError(faults.join("\n"));
	return sorted;
}
