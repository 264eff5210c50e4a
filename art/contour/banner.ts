import { type FormName, hillsOf } from "#art/contour/banner-forms.ts";
import { traceLevels } from "#art/contour/contour.ts";
import { sharpestTurn } from "#art/contour/corners.ts";
import { passesCleanly } from "#art/contour/edges.ts";
import type { Hill, Landscape } from "#art/contour/field.ts";
import { type Frame, grow, type Point } from "#art/contour/geometry.ts";
import type { Picture } from "#art/contour/picture.ts";
import { crosses, hasRoomForNodes, type LitLand, layThread, type Thread } from "#art/contour/thread.ts";

export type BannerPlan = {
	readonly form: FormName;
	readonly seed: number;
	/** The level that lights up; 0 is the lowest. */
	readonly level?: number;
	readonly nodes?: number;
	/** A level that closes around a height, where the others cross the banner. */
	readonly isLoop?: boolean;
	/** Below the last words of a page, where no menu lies over its top. */
	readonly isClosing?: boolean;
	/** Turns the form upside down. */
	readonly isFlipped?: boolean;
	/** A place beside the run of the thread that is meant, where the level crosses the banner more than once. */
	readonly past?: Point;
	/** Land of its own beyond the desk's frame, where wide screens look. */
	readonly beyond?: readonly Hill[];
};

export const bannerFrame: Frame = { x: 0, y: 0, width: 1440, height: 400 };

/** A line that turns by more degrees within so many pixels, before a format's weight, has a corner and not a bend. */
export const [sharpestCorner, cornerReach] = [90, 30];

/** How often a line that turns a corner is smoothed: as little as will do. */
const smoothings = [16, 32, 64, 128];

type Format = {
	readonly frame: Frame;
	readonly levels: number;
	readonly weight: number;
	/** Where the ground rises from calm to its full height. */
	readonly quiet: readonly [from: number, to: number];
	readonly isVeiled: boolean;
	/** Width over which the picture comes out of the page's ground. */
	readonly fadeLeft: number;
	/** Where nodes are whole at every width that shows the format. */
	readonly nodesWithin: Frame;
	/** How far up a thread runs that opens a page: behind the menu, where no one sees its end, and before it turns round. */
	readonly underMenu?: Pick<Frame, "y" | "height">;
	/** The parts that screens show: a thread is one line in each. */
	readonly shown?: readonly Frame[];
	/** Pixels between the points at which the ground is sampled. */
	readonly step?: number;
};

/** The same land, drawn for the width that shows it: behind text on a desk, by itself on a tablet and a phone. */
export const formats = {
	/** As many pixels as the widest screens, with the banner in its middle: shown at its own size, it ends where the screen does. */
	broad: {
		frame: { x: -560, y: -80, width: 2560, height: 480 },
		levels: 14,
		weight: 1,
		quiet: [560, 960],
		isVeiled: true,
		fadeLeft: 480,
		// Below the menu, right of the words, and in the part that the lowest strip and the narrowest such screen show.
		nodesWithin: { x: 880, y: 128, width: 516, height: 208 },
		underMenu: { y: -6, height: 406 },
		shown: [
			{ x: 0, y: 0, width: 1440, height: 400 },
			{ x: -560, y: 0, width: 2560, height: 400 },
			{ x: -240, y: -42, width: 1920, height: 442 },
		],
	},
	wide: {
		frame: bannerFrame,
		levels: 14,
		weight: 1,
		quiet: [560, 960],
		isVeiled: true,
		fadeLeft: 300,
		// Below the menu of a page's first view, right of its words, and in the part that the widest screens show.
		nodesWithin: { x: 880, y: 128, width: 516, height: 176 },
		shown: [bannerFrame],
	},
	tablet: {
		frame: { x: 390, y: 50, width: 1050, height: 300 },
		levels: 12,
		weight: 1.25,
		quiet: [380, 800],
		isVeiled: false,
		fadeLeft: 0,
		nodesWithin: { x: 434, y: 114, width: 962, height: 172 },
		shown: [
			{ x: 415, y: 50, width: 1000, height: 300 },
			...[300, 282, 253, 226].map((height) => ({ x: 390, y: 200 - height / 2, width: 1050, height })),
		],
	},
	phone: {
		frame: { x: 740, y: 0, width: 700, height: 400 },
		levels: 10,
		weight: 1.7,
		quiet: [380, 800],
		isVeiled: false,
		fadeLeft: 0,
		nodesWithin: { x: 784, y: 56, width: 612, height: 288 },
		shown: [{ x: 740, y: 22, width: 700, height: 356 }],
	},
	/** Beside the title of a share card. */
	card: {
		frame: { x: 880, y: -115, width: 560, height: 630 },
		levels: 12,
		weight: 1,
		quiet: [380, 800],
		isVeiled: false,
		fadeLeft: 0,
		nodesWithin: { x: 1010, y: -71, width: 386, height: 542 },
		// The build draws one for each land: a quarter of the points do for the size in which a card is shown.
		step: 6,
	},
} as const satisfies Record<string, Format>;

export type FormatName = keyof typeof formats;

export function composeBanner(
	plan: BannerPlan,
	format: FormatName = "wide",
): Picture & { readonly thread: Thread } {
	const {
		frame,
		levels: count,
		weight,
		isVeiled,
		fadeLeft,
		nodesWithin,
		underMenu,
		shown: parts = [],
		step,
	}: Format = formats[format];
	const cut = { count, ...(step !== undefined && { step }) };
	const levels = traceLevels(landscapeOf(plan, format), grow(frame, 30 * weight), bannerFrame, cut);
	const lit = Math.round(((plan.level ?? 5) * count) / formats.wide.levels);
	const shown = plan.isClosing ? frame : { ...frame, ...underMenu };
	const lay = (level: number, passes = 1) => {
		const way = { ...plan, level, passes, nodes: plan.nodes ?? 3, nodesWithin };
		return layThread(levels, way, grow(shown, 14 * weight));
	};
	const lands = [lit, lit - 1, lit + 1, lit - 2, lit + 2].map((level) => lay(level));
	const open = lands.filter(({ thread }) => crosses(thread, shown));
	// On a desk an opening has the menu at its top and often a picture at its foot: its way is chosen by hand.
	const seen = isVeiled && !plan.isClosing ? [] : parts;
	const clean = open.filter(({ thread }) => isClean(thread, seen, weight));
	const isSmooth = ({ thread }: LitLand) => isClean(thread, seen, weight) && bends(thread, seen, weight);
	// A level that closes within a narrow frame, is shaved by an edge or turns a corner gives way to the next that crosses it.
	// Where each of them turns a corner, the one that is meant runs in wider bends.
	const smooth =
		clean.find(isSmooth) ?? (clean[0] && smoothings.map((passes) => lay(lit, passes)).find(isSmooth));
	const land = (plan.isLoop ? undefined : (smooth ?? clean[0] ?? open[0])) ?? lands[0];
	if (!land) throw new Error("a banner has no thread");
	const isFramed = fadeLeft === 0;
	return { ...land, design: frame, frame, fadeLeft, isVeiled, isFramed, weight };
}

function isClean(thread: Thread, seen: readonly Frame[], weight: number): boolean {
	return hasRoomForNodes(thread) && seen.every((part) => passesCleanly(thread.points, part, weight));
}

function bends({ points }: Thread, seen: readonly Frame[], weight: number): boolean {
	return seen.every((part) => sharpestTurn(points, part, cornerReach * weight) < sharpestCorner);
}

function landscapeOf(plan: BannerPlan, format: FormatName): Landscape {
	return {
		seed: plan.seed,
		unit: 560,
		quiet: formats[format].quiet,
		hills: hillsOf(plan, bannerFrame.height, format === "broad"),
	};
}
