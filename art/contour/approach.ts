import { traceLevels } from "#art/contour/contour.ts";
import type { Landscape } from "#art/contour/field.ts";
import { type Frame, grow, placeAt } from "#art/contour/geometry.ts";
import type { Picture } from "#art/contour/picture.ts";
import { layThread } from "#art/contour/thread.ts";

/** As wide as the page's grid, and shown above four columns of text. */
const frame: Frame = { x: 0, y: 0, width: 1296, height: 250 };
const steps = 4;
/** How far to the right of its column's edge a node is. */
const indent = 12;

const landscape: Landscape = {
	seed: 12,
	unit: 420,
	quiet: [-200, -100],
	hills: [
		{ x: 900, y: 70, radius: 80, height: 0.95, turn: -0.05, stretch: 14 },
		{ x: 150, y: 330, radius: 80, height: 0.2 },
	],
};

/** The way of a project: the thread climbs along a slope, with a node above each of the four steps. */
export function composeApproach(): Picture {
	const levels = traceLevels(landscape, grow(frame, 30), frame, { count: 13 });
	const plan = { level: 4, past: { x: 650, y: 150 }, nodes: 0, nodesWithin: frame };
	const lit = layThread(levels, plan, grow(frame, 14));
	const column = frame.width / steps;
	const nodes = Array.from({ length: steps }, (_, step) =>
		placeAt(lit.thread.points, "x", column * step + indent),
	);
	const thread = { ...lit.thread, nodes };
	return { levels: lit.levels, design: frame, frame, fadeLeft: 0, isVeiled: false, weight: 0.9, thread };
}
