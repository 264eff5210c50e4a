import { traceLevels } from "#art/contour/contour.ts";
import type { Landscape } from "#art/contour/field.ts";
import { type Frame, grow, type Point, placeAt } from "#art/contour/geometry.ts";
import type { Picture } from "#art/contour/picture.ts";
import { layThread } from "#art/contour/thread.ts";

/** One row of the list of industries on a phone and a tablet, in pixels of the page. */
const rowHeight = 48;
const rows = 8;
/** Land above the first row and below the last. */
const margin = 28;
/** Shown at its own size at the right edge; the names stand on the plain ground at its left. */
const frame: Frame = { x: 0, y: 0, width: 380, height: rows * rowHeight + 2 * margin };

const landscape: Landscape = {
	seed: 35,
	unit: 330,
	quiet: [90, 230],
	hills: [
		{ x: 338, y: 225, radius: 78, height: 0.95, turn: 1.6, stretch: 5 },
		{ x: 40, y: 470, radius: 90, height: 0.25 },
	],
};

const levelCount = 13;
const litLevel = 5;

export type TallHero = {
	readonly picture: Picture;
	/** Where the thread passes each row, counted from the left of the picture. */
	readonly nodes: readonly Point[];
};

/** The home hero for phones and tablets: the thread runs down a slope, and each row of the list has its node on it. */
export function composeTallHero(): TallHero {
	const levels = traceLevels(landscape, grow(frame, 30), frame, { count: levelCount });
	const plan = { level: litLevel, past: { x: 235, y: 220 }, nodes: 0, nodesWithin: frame };
	const lit = layThread(levels, plan, grow(frame, 14));
	const nodes = Array.from({ length: rows }, (_, row) => {
		const y = margin + rowHeight * (row + 0.5);
		return { x: Math.round(placeAt(lit.thread.points, "y", y).x), y };
	});
	const picture = {
		...lit,
		design: frame,
		frame,
		fadeLeft: 230,
		isVeiled: false,
		weight: 0.85,
	};
	return { picture, nodes };
}
