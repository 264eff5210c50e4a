import "#site/ui/tablet-rows.css";

/** The class of a list whose entries are rows on a tablet: three are too narrow there to be next to each other. */
export const rowsOfThree = (entries: readonly unknown[]): string =>
	entries.length === 3 ? " tablet-rows" : "";
