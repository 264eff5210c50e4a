import { contours } from "d3-contour";
import type { Field, Height, Landscape } from "#art/contour/field.ts";
import { createHeight, readField, sampleField } from "#art/contour/field.ts";
import type { Frame, Point } from "#art/contour/geometry.ts";
import { thin } from "#art/contour/geometry.ts";

/** One sheet of paper: closed rings, the first of a group being its outline and the others its holes. */
export type Level = { readonly rings: readonly (readonly Point[])[] };

const gridStep = 3;
const smoothingPasses = 4;

/** How a landscape is cut into sheets. */
type Cut = {
	readonly count: number;
	/** Pixels between the points at which the ground is sampled. Wider apart, contours are smoother and come sooner. */
	readonly step?: number;
};

/**
 * The levels of a landscape, lowest first. `measure` is the part whose lowest and highest points set the heights
 * of the levels, so that a wider `frame` shows more terrain without moving the lines already drawn.
 */
export function traceLevels(
	landscape: Landscape | Height,
	frame: Frame,
	measure: Frame,
	{ count, step = gridStep }: Cut,
): Level[] {
	const heightAt = typeof landscape === "function" ? landscape : createHeight(landscape);
	const field = sampleField(heightAt, frame, step);
	const heights = levelHeights(sampleField(readField(field, heightAt), measure, step).values, count);
	return contours()
		.size([field.columns, field.rows])
		.smooth(true)
		.thresholds(heights)([...field.values])
		.map(({ coordinates }) => ({ rings: coordinates.flat().map((ring) => toPoints(ring, field)) }));
}

/** Slightly closer together near the top, where the paper is small. */
function levelHeights(values: Float64Array, count: number): number[] {
	let lowest = Number.POSITIVE_INFINITY;
	let highest = Number.NEGATIVE_INFINITY;
	for (const value of values) {
		lowest = Math.min(lowest, value);
		highest = Math.max(highest, value);
	}
	return Array.from({ length: count }, (_, level) => {
		const share = 0.1 + 0.87 * (level / (count - 1)) ** 0.92;
		return lowest + (highest - lowest) * share;
	});
}

/** d3-contour counts in cells, whose sample points stand at their middles. */
function toPoints(cells: readonly (readonly number[])[], { origin, step }: Field): Point[] {
	const points = cells.map(([column = 0, row = 0]) => ({
		x: origin.x + (column - 0.5) * step,
		y: origin.y + (row - 0.5) * step,
	}));
	let ring = thin(points, 2.6);
	for (let pass = 0; pass < smoothingPasses; pass++) ring = relaxRing(ring);
	return ring;
}

/** Cuts the barbs that no knife would leave in paper: each point moves halfway to the middle of its neighbours. */
function relaxRing(ring: readonly Point[]): Point[] {
	const open = ring.slice(0, -1);
	const relaxed = open.map((point, index) => {
		const before = open.at(index - 1) ?? point;
		const after = open[(index + 1) % open.length] ?? point;
		return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
	});
	return [...relaxed, ...relaxed.slice(0, 1)];
}
