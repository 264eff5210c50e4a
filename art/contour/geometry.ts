export type Point = { readonly x: number; readonly y: number };

/** A rectangle of the landscape, in the pixels of the design. */
export type Frame = {
	readonly x: number;
	readonly y: number;
	readonly width: number;
	readonly height: number;
};

export function distance(from: Point, to: Point): number {
	return Math.hypot(to.x - from.x, to.y - from.y);
}

/** The nearest place in whole parts of a pixel: `parts` of them make one. */
export function rounded({ x, y }: Point, parts: number): Point {
	return { x: Math.round(x * parts) / parts, y: Math.round(y * parts) / parts };
}

/** 0 below `from`, 1 above `to`, with a soft start and end between them. */
export function smoothStep(value: number, from: number, to: number): number {
	const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
	return share * share * (3 - 2 * share);
}

export function isInside(point: Point, frame: Frame): boolean {
	const { x, y, width, height } = frame;
	return point.x >= x && point.x <= x + width && point.y >= y && point.y <= y + height;
}

/** A frame `by` pixels larger on every side, so that what ends there ends out of sight; smaller when negative. */
export function grow({ x, y, width, height }: Frame, by: number): Frame {
	return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** Drops points that stand closer than `gap` to the last one kept. */
export function thin(points: readonly Point[], gap: number): Point[] {
	const kept: Point[] = [];
	for (const point of points) {
		const last = kept.at(-1);
		if (!last || distance(last, point) > gap) kept.push(point);
	}
	return kept;
}

/** Points at equal steps of `step` along a polyline, its two ends included. */
export function resample(points: readonly Point[], step: number): Point[] {
	const [first] = points;
	const end = points.at(-1);
	if (!first || !end) return [];
	const walked = [first];
	let previous = first;
	let owed = step;
	for (const next of points) {
		let length = distance(previous, next);
		while (length >= owed) {
			previous = between(previous, next, owed / length);
			walked.push(previous);
			length = distance(previous, next);
			owed = step;
		}
		owed -= length;
		previous = next;
	}
	return [...walked, end];
}

function between(from: Point, to: Point, share: number): Point {
	return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/**
 * The first place where a line passes a value of one of its axes.
 * @throws when it never does.
 */
export function placeAt(points: readonly Point[], axis: "x" | "y", value: number): Point {
	for (const [index, to] of points.entries()) {
		const from = points[index - 1];
		if (!from || (from[axis] - value) * (to[axis] - value) > 0) continue;
		const length = to[axis] - from[axis];
		return between(from, to, length === 0 ? 0 : (value - from[axis]) / length);
	}
	throw new Error(`the line does not pass ${axis} ${value}`);
}
