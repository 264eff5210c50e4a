import { thresholds } from "#domain/readiness/stage.ts";

export interface ExampleRow {
	readonly name: string;
	/** What the mean is taken of. */
	readonly parts: readonly { readonly name: string; readonly points: number }[];
	readonly mean: number;
}

/** Every row is as high as the others. The drawing is stretched to the height of their words. */
const row = 10;

/** The paths of the picture: across is the scale from 0 to 100, down are the rows. */
export function exampleDrawing(rows: readonly ExampleRow[]) {
	const height = rows.length * row;
	const middle = (index: number) => index * row + row / 2;
	const dot = (points: number, index: number) => `M${points} ${middle(index)}h.01`;
	const means = rows.map(({ mean }) => mean);
	const route = means.map((mean, index) => {
		const before = means[index - 1];
		if (before === undefined) return `M${mean} 0V${middle(index)}`;
		const border = index * row;
		return `C${before} ${border} ${mean} ${border} ${mean} ${middle(index)}`;
	});
	return {
		height,
		thresholds: thresholds.map((threshold) => `M${threshold} 0V${height}`).join(""),
		lines: rows.map((_, index) => `M0 ${middle(index)}H100`).join(""),
		answers: rows.flatMap(({ parts }, index) => parts.map(({ points }) => dot(points, index))).join(""),
		means: means.map(dot).join(""),
		thread: route.join(""),
	};
}
