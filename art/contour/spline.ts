import { type Point, rounded } from "#art/contour/geometry.ts";

/** A cubic Bézier curve, in whole pixels as the path's text gives it. */
type Curve = {
	readonly from: Point;
	readonly leaving: Point;
	readonly arriving: Point;
	readonly to: Point;
};

/** So many points of each curve that straight lines between them stay within a tenth of a pixel of it. */
const steps = 8;

/**
 * A Catmull-Rom spline through every point. After the first curve each goes on in the direction of the one before, so that
 * only its second control point is written: it stays smooth, and the text is half as long.
 */
export function splineThrough(points: readonly Point[]): Curve[] {
	const knots = points.map((point) => rounded(point, 1));
	const curves: Curve[] = [];
	for (const [index, from] of knots.entries()) {
		const to = knots[index + 1];
		if (!to) break;
		const after = knots[index + 2] ?? to;
		const leaving =
			continuationOf(curves.at(-1)) ??
			rounded({ x: from.x + (to.x - from.x) / 6, y: from.y + (to.y - from.y) / 6 }, 1);
		const arriving = rounded({ x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }, 1);
		curves.push({ from, leaving, arriving, to });
	}
	return curves;
}

/** Half a wave along an axis, level at both ends. */
export function swing(start: Point, end: Point, axis: "x" | "y"): Curve {
	const [from, to] = [rounded(start, 1), rounded(end, 1)];
	const handle = Math.round(0.4 * (to[axis] - from[axis]));
	return {
		from,
		leaving: { ...from, [axis]: from[axis] + handle },
		arriving: { ...to, [axis]: to[axis] - handle },
		to,
	};
}

/** The text of an SVG path, each curve relative to its start, and without a first control point that the one before implies. */
export function pathText(curves: readonly Curve[]): string {
	const [first] = curves;
	if (!first) return "";
	const texts = curves.map((curve, index) => {
		const { from, leaving, arriving, to } = curve;
		const isImplied = isSame(leaving, continuationOf(curves[index - 1]));
		const places = isImplied ? [arriving, to] : [leaving, arriving, to];
		const numbers = places.flatMap(({ x, y }) => [x - from.x, y - from.y]);
		return `${isImplied ? "s" : "c"}${numbers.join(" ")}`;
	});
	return `M${first.from.x} ${first.from.y}${texts.join("")}`.replaceAll(" -", "-");
}

/** Where a curve after this one has its first control point when it goes on in one direction. */
function continuationOf(curve: Curve | undefined): Point | undefined {
	if (!curve) return undefined;
	const { arriving, to } = curve;
	return { x: 2 * to.x - arriving.x, y: 2 * to.y - arriving.y };
}

function isSame(one: Point, other: Point | undefined): boolean {
	return one.x === other?.x && one.y === other.y;
}

/** Points on the curves, close together and in tenths of a pixel. */
export function pointsAlong(curves: readonly Curve[]): Point[] {
	const inner = curves.flatMap((curve) =>
		Array.from({ length: steps }, (_, step) => rounded(pointAt(curve, (step + 1) / steps), 10)),
	);
	return [...curves.slice(0, 1).map(({ from }) => from), ...inner];
}

function pointAt({ from, leaving, arriving, to }: Curve, share: number): Point {
	const rest = 1 - share;
	const on = (axis: "x" | "y") =>
		rest ** 3 * from[axis] +
		3 * rest ** 2 * share * leaving[axis] +
		3 * rest * share ** 2 * arriving[axis] +
		share ** 3 * to[axis];
	return { x: on("x"), y: on("y") };
}
