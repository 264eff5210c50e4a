import { ContentError } from "#site/catalogue/content-file.ts";

interface Placed {
	readonly slug: string;
	readonly order: number;
}

/**
 * The entries of a folder, sorted by their `order`.
 * @param files the folder's files with a star for the slug, such as "content/products/*.yaml".
 * @throws {ContentError} naming both files when two entries claim one place.
 */
export function inOrder<Entry extends Placed>(entries: readonly Entry[], files: string): Entry[] {
	const sorted = entries.toSorted((a, b) => a.order - b.order);
	const fileOf = ({ slug }: Placed) => files.replace("*", slug);
	const free = (sorted.at(-1)?.order ?? 0) + 1;
	const faults = sorted.flatMap((entry, index) => {
		const before = sorted[index - 1];
		if (before?.order !== entry.order) return [];
		return [`${fileOf(before)} and ${fileOf(entry)} both have order: ${entry.order}; ${free} is free`];
	});
	if (faults.length > 0) throw new ContentError(faults.join("\n"));
	return sorted;
}
