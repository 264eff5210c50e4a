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
	/** What the input has below its last item: 1.65 units, as vignette-figure.css says. */
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
	rest: 49.5,
	overlap: 16,
	step: 10,
	gutter: 28,
};

/** The picture on a wide card, on a phone: what a thread joins, and what a person decides. */
export const essence = {
	unit: 24,
	head: 34,
	top: 30,
	rest: 19.2,
	overlap: 8,
	step: 10,
	gutter: 24,
} satisfies StackedLayout;

/**
 * The picture on a card: the gap between its sheets is as wide at every width, and what a wide card has more goes to the
 * sheets. `height` is that of all on cards of one column next to each other; others are as high as their lines.
 */
export const miniature = {
	unit: 25,
	head: 34,
	top: 22,
	offset: 22,
	inputRight: 0,
	resultLeft: 34,
	height: 225,
} satisfies SideLayout & { height: number };
