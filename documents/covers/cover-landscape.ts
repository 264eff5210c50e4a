import { type Level, traceLevels } from "#art/contour/contour.ts";
import type { Hill } from "#art/contour/field.ts";
import { type Frame, grow } from "#art/contour/geometry.ts";
import { crosses, layThread, type Thread } from "#art/contour/thread.ts";

/** Where the hills of a cover stand: a form sets the silhouette, a seed gives it its ridges. */
export type CoverForm = readonly Hill[];

/** What the picture of a cover shows: its land with its levels and its thread. */
export interface CoverLand {
	readonly frame: Frame;
	readonly levels: readonly Level[];
	readonly thread: Thread;
	/** Thickness of lines and depth of shadows, 1 for a picture shown at its own size. */
	readonly weight: number;
}

export interface CoverPlan {
	readonly seed: number;
	readonly form: CoverForm;
}

/** Levels that may light up, 0 being the lowest: the first that comes into the picture and leaves it. */
const litLevels = [4, 3, 2];
const cut = { count: 12, step: 6 };
/** Covers are mostly shown at half their size or less. */
const weight = 1.8;

/** Land behind a title page of the given size, in pixels of its design. The ground stays calm at the left, for the title. */
export function composeCover(plan: CoverPlan, width: number, height: number): CoverLand {
	const frame: Frame = { x: 0, y: 0, width, height };
	const landscape = {
		seed: plan.seed,
		unit: 700,
		quiet: [width * 0.05, width * 0.55] as const,
		hills: plan.form,
	};
	const levels = traceLevels(landscape, grow(frame, 30 * weight), frame, cut);
	const lands = litLevels.map((level) =>
		layThread(levels, { level, nodes: 3, nodesWithin: grow(frame, -60) }, grow(frame, 14 * weight)),
	);
	const [first] = lands;
	const land = lands.find(({ thread }) => crosses(thread, frame)) ?? first;
	if (!land) throw new Error("a cover has no thread");
	return { frame, weight, ...land };
}
