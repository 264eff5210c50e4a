import { traceLevels } from "#art/contour/contour.ts";
import type { Landscape } from "#art/contour/field.ts";
import { type Frame, grow } from "#art/contour/geometry.ts";
import type { Picture } from "#art/contour/picture.ts";
import type { Thread, ThreadPlan } from "#art/contour/thread.ts";
import { layThread } from "#art/contour/thread.ts";

/** The home hero is composed for this box; the terrain goes on around it for wide screens and taller heroes. */
const design: Frame = { x: 0, y: 0, width: 1440, height: 700 };
const wide: Frame = { x: -560, y: 0, width: 2560, height: 900 };
/** What a 1440 px page shows: the design box and the terrain below it. */
const desktop: Frame = { x: 0, y: 0, width: 1440, height: 900 };
/** The page fades the thread out at 693 px: what would lie below is not sent. */
const shown: Frame = { x: -574, y: -14, width: 2588, height: 707 };

const landscape: Landscape = {
	seed: 44,
	unit: 700,
	quiet: [432, 893],
	hills: [
		{ x: 1051, y: 308, radius: 252, height: 0.95, turn: -0.5, stretch: 1.8 },
		{ x: 1440, y: 686, radius: 196, height: 0.5 },
		{ x: 749, y: 784, radius: 182, height: 0.42, stretch: 1.5 },
		{ x: 1411, y: -70, radius: 154, height: 0.4 },
		{ x: 202, y: 805, radius: 238, height: 0.34, stretch: 1.6 },
		{ x: 144, y: -140, radius: 210, height: 0.34 },
		// Beyond the design box: the thread's spur runs on downwards, and wide screens end in a second range.
		{ x: 850, y: 1010, radius: 190, height: 0.6 },
		{ x: 1900, y: 330, radius: 200, height: 0.62, turn: 1.2, stretch: 1.7 },
	],
};

const levelCount = 17;

const plan: ThreadPlan = {
	level: 6,
	past: { x: 740, y: 450 },
	nodes: 8,
	nodesWithin: { x: 0, y: 119, width: 1440, height: 546 },
};

export type HeroDrawing = {
	readonly desktop: Frame;
	readonly thread: Thread;
	readonly pictures: Record<"desktop" | "wide", Picture>;
};

export function composeHero(): HeroDrawing {
	const levels = traceLevels(landscape, grow(wide, 30), design, { count: levelCount });
	const lit = layThread(levels, plan, shown);
	const common = { levels: lit.levels, design, isVeiled: true, weight: 1 };
	return {
		desktop,
		thread: lit.thread,
		pictures: {
			desktop: { ...common, frame: desktop, fadeLeft: 140 },
			wide: { ...common, frame: wide, fadeLeft: 240 },
		},
	};
}
