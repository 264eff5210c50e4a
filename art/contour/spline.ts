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
		const before = curves.at(-1);
		const leaving = before
			? { x: 2 * from.x - before.arriving.x, y: 2 * from.y - before.arriving.y }
			: rounded({ x: from.x + (to.x - from.x) / 6, y: from.y + (to.y - from.y) / 6 }, 1);
		const arriving = rounded({ x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 }, 1);
		curves.push({ from, leaving, arriving, to });
	}
	return curves;
}

/** The text of an SVG path, each curve relative to its start. */
export function pathText(curves: readonly Curve[]): string {
	const [first] = curves;
	if (!first) return "";
	const texts = curves.map(({ from, leaving, arriving, to }, index) => {
		const places = index === 0 ? [leaving, arriving, to] : [arriving, to];
		const numbers = places.flatMap(({ x, y }) => [x - from.x, y - from.y]);
		return `${index === 0 ? "c" : "s"}${numbers.join(" ")}`;
	});
	return `M${first.from.x} ${first.from.y}${texts.join("")}`.replaceAll(" -", "-");
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
