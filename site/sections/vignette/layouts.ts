/** Where the two sheets lie in a picture. vignette.css and miniature.css use the same measures. */
export interface Layout {
	/** The height of a line. */
	readonly unit: number;
	/** The height of a sheet's head. */
	readonly head: number;
	/** Top of the input. */
	readonly top: number;
}

/** The sheets next to each other: the thread crosses the gap between them. */
export interface SideLayout extends Layout {
	/** How much lower the result begins. */
	readonly offset: number;
	readonly inputRight: number;
	readonly resultLeft: number;
}

/** The sheets one over the other: the thread runs down a gutter at their right. */
export interface StackedLayout extends Layout {
	/** What a sheet shows below its last item. */
	readonly rest: number;
	/** How far the result covers the input's foot. */
	readonly overlap: number;
	/** How far the result reaches out beyond the input's right edge. */
	readonly step: number;
	/** How far the thread may go from the input's right edge: a few pixels less than the frame. */
	readonly gutter: number;
}

export const wide: SideLayout = { unit: 30, head: 46, top: 30, offset: 34, inputRight: 279, resultLeft: 335 };
export const narrow: StackedLayout = {
	unit: 30,
	head: 46,
	top: 26,
	rest: 44,
	overlap: 16,
	step: 10,
	gutter: 28,
};

/** The picture on a product's card, drawn in 400 by 225 whatever its size, and 560 by 315 on a wide card. */
const miniature = { unit: 25, head: 34, top: 22, offset: 22 };
// The gap is the same in both; what a wide card has more goes to the sheets.
export const miniatures = {
	small: { ...miniature, width: 400, height: 225, inputRight: 182, resultLeft: 216 },
	large: { ...miniature, width: 560, height: 315, inputRight: 262, resultLeft: 296 },
} satisfies Record<string, SideLayout & { width: number; height: number }>;
