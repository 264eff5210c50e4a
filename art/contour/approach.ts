import { traceLevels } from "./contour.ts";
import type { Landscape } from "./field.ts";
import { type Frame, grow, placeAt } from "./geometry.ts";
import type { Picture } from "./picture.ts";
import { layThread } from "./thread.ts";

/** As wide as the page's grid, and shown above four columns of text. */
const frame: Frame = { x: 0, y: 0, width: 1296, height: 250 };
const STEPS = 4;
/** How far to the right of its column's edge a node is. */
const INDENT = 12;

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
	const column = frame.width / STEPS;
	const nodes = Array.from({ length: STEPS }, (_, step) =>
		placeAt(lit.thread.points, "x", column * step + INDENT),
	);
	const thread = { ...lit.thread, nodes };
	return { levels: lit.levels, design: frame, frame, fade: {}, isVeiled: false, weight: 0.9, thread };
}
