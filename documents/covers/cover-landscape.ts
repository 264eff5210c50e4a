import { type Level, traceLevels } from "#art/contour/contour.ts";
import type { Hill } from "#art/contour/field.ts";
import { type Frame, grow } from "#art/contour/geometry.ts";
import { layThread, type Thread } from "#art/contour/thread.ts";

/** Where the hills of a cover stand: a form sets the silhouette, a seed gives it its ridges. */
export type CoverForm = readonly Hill[];

export interface Cover {
	readonly frame: Frame;
	readonly levels: readonly Level[];
	readonly thread: Thread;
}

export interface CoverPlan {
	readonly seed: number;
	readonly form: CoverForm;
	/** The level that lights up; 0 is the lowest. */
	readonly level?: number;
}

const levelCount = 15;

/** Land behind a title page of the given size, in pixels of its design. The ground stays calm at the left, for the title. */
export function composeCover(plan: CoverPlan, width: number, height: number): Cover {
	const frame: Frame = { x: 0, y: 0, width, height };
	const landscape = {
		seed: plan.seed,
		unit: 520,
		quiet: [width * 0.05, width * 0.55] as const,
		hills: plan.form,
	};
	const levels = traceLevels(landscape, grow(frame, 30), frame, levelCount);
	const lit = layThread(
		levels,
		{ level: plan.level ?? 5, nodes: 4, nodesWithin: grow(frame, -60) },
		grow(frame, 14),
	);
	return { frame, ...lit };
}
