import { hasMark, type Vignette, type VignetteItem, type VignetteSheet } from "#content/schemas/vignette.ts";

/*
 * Every line of a sheet is a number of units high, so that the build knows where each one lies and can draw the thread
 * from the exact word to the field that it became. vignette.css uses the same figures.
 */
const unit = 30;
const head = 46;
const edge = 8;
/** In the wide layout the result begins this much lower than the input. */
const offset = 34;
const inputWidth = 276;
const gap = 56;
/** In the narrow layout the result follows the input after this gap, and the thread runs in a gutter of this width. */
const narrowGap = 26;
const gutter = 30;

const unitsOf: {
	readonly [Kind in VignetteItem["kind"]]: (item: Extract<VignetteItem, { kind: Kind }>) => number;
} = {
	row: () => 1,
	bar: () => 1,
	bubble: ({ lines }) => lines.length * 0.72 + 0.6,
	forecast: () => 5,
	picture: () => 5,
	decision: () => 2.2,
};

/** The height of an item in pixels. */
function heightOf(item: VignetteItem): number {
	// The map pairs each kind with its own function; TypeScript can't follow the pairing through a union.
	return (unitsOf[item.kind] as (item: VignetteItem) => number)(item) * unit;
}

interface Anchor {
	readonly number: number;
	/** From the top of the sheet, in pixels. */
	readonly y: number;
}

/** Where each item of a sheet lies, counted from the top of the sheet. */
export function placeItems(items: readonly VignetteItem[]) {
	let bottom = head;
	return items.map((item) => {
		const height = heightOf(item);
		bottom += height;
		return { item, bottom, middle: bottom - height / 2 };
	});
}

/** Where the thread leaves a sheet: at the foot of each marked word's line. */
function sources({ items }: VignetteSheet): Anchor[] {
	return placeItems(items)
		.filter(({ item }) => hasMark(item))
		.map(({ item, bottom, middle }, index) => ({
			number: index + 1,
			y: item.kind === "row" || item.kind === "bar" ? bottom - 6 : middle,
		}));
}

function targets({ items }: VignetteSheet): Anchor[] {
	return placeItems(items).flatMap(({ item, middle }) =>
		"from" in item && item.from !== undefined ? [{ number: item.from, y: middle }] : [],
	);
}

function heightOfSheet({ items }: VignetteSheet): number {
	return head + items.reduce((sum, item) => sum + heightOf(item), 0) + edge;
}

export interface Thread {
	readonly path: string;
	readonly end: { readonly x: number; readonly y: number };
}

/** The threads across the gap of the wide layout, in the coordinates of the whole picture. */
export function wideThreads({ input, result }: Vignette): Thread[] {
	const left = inputWidth;
	const right = inputWidth + gap;
	return join(sources(input), targets(result)).map(([from, to]) => {
		const end = to + offset;
		return {
			path: `M${left} ${from}C${left + 34} ${from} ${right - 34} ${end} ${right} ${end}`,
			end: { x: right, y: end },
		};
	});
}

/** The threads down the gutter of the narrow layout; x counts from the sheets' right edge. */
export function narrowThreads({ input, result }: Vignette): Thread[] {
	const below = heightOfSheet(input) + narrowGap;
	return join(sources(input), targets(result)).map(([from, to], index) => {
		const end = to + below;
		const reach = gutter - 4 - index * 7;
		return {
			path: `M0 ${from}C${reach} ${from} ${reach} ${from + 12} ${reach} ${from + 30}V${end - 30}C${reach} ${end - 12} ${reach} ${end} 0 ${end}`,
			end: { x: 0, y: end },
		};
	});
}

function join(from: readonly Anchor[], to: readonly Anchor[]): [number, number][] {
	return to.flatMap(({ number, y }) => {
		const source = from.find((each) => each.number === number);
		return source === undefined ? [] : [[source.y, y]];
	});
}

/** Heights of both layouts, in pixels. */
export function heights({ input, result }: Vignette) {
	const [first, second] = [heightOfSheet(input), heightOfSheet(result)];
	return { wide: Math.max(first, second + offset), narrow: first + narrowGap + second };
}
