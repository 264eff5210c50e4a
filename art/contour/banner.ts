import { type FormName, forms } from "./banner-forms.ts";
import { traceLevels } from "./contour.ts";
import { type Frame, grow, type Point } from "./geometry.ts";
import type { Picture } from "./picture.ts";
import { layThread, type Thread } from "./thread.ts";

export type BannerPlan = {
	readonly form: FormName;
	readonly seed: number;
	/** The level that lights up; 0 is the lowest. */
	readonly level?: number;
	readonly nodes?: number;
	/** Turns the form upside down. */
	readonly isFlipped?: boolean;
	/** A place beside the run of the thread that is meant, where the level crosses the banner more than once. */
	readonly past?: Point;
};

export const BANNER: Frame = { x: 0, y: 0, width: 1440, height: 400 };
const LEVELS = 14;

export function composeBanner(plan: BannerPlan): Picture & { readonly thread: Thread } {
	const hills = forms[plan.form].map((hill) => (plan.isFlipped ? flip(hill) : hill));
	const landscape = { seed: plan.seed, unit: 560, quiet: [560, 960] as const, hills };
	const levels = traceLevels(landscape, grow(BANNER, 30), BANNER, LEVELS);
	const thread = layThread(
		levels,
		{
			level: plan.level ?? 5,
			nodes: plan.nodes ?? 3,
			nodesWithin: grow(BANNER, -44),
			...(plan.past ? { past: plan.past } : {}),
		},
		grow(BANNER, 14),
	);
	return { levels, design: BANNER, frame: BANNER, fade: { left: 300 }, thread, weight: 1 };
}

function flip<Placed extends { readonly y: number; readonly turn?: number }>(hill: Placed): Placed {
	return { ...hill, y: BANNER.height - hill.y, turn: -(hill.turn ?? 0) };
}
