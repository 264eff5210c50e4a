import type { Level } from "#art/contour/contour.ts";
import type { Frame, Point } from "#art/contour/geometry.ts";
import { distance, isInside, resample, rounded } from "#art/contour/geometry.ts";
import { chooseRun, replaceRun, runsInside } from "#art/contour/runs.ts";
import { pathText, pointsAlong, splineThrough, swing } from "#art/contour/spline.ts";

export type Thread = {
	readonly path: string;
	/** Places on the path as it is drawn. */
	readonly points: readonly Point[];
	readonly nodes: readonly Point[];
};

export type ThreadPlan = {
	/** Which level of the terrain lights up. */
	readonly level: number;
	/** A place beside the run that is meant, where the level crosses the frame more than once. */
	readonly past?: Point;
	readonly nodes: number;
	/** Nodes stand only where the thread is inside this part. */
	readonly nodesWithin: Frame;
	/** How often the line is smoothed: more takes its turns out with its tremble. */
	readonly passes?: number;
};

const knotGap = 13;

/** A thread, and its levels with the lit one cut along it: the line is smoother than the land, and no edge may show next to it. */
export type LitLand = { readonly thread: Thread; readonly levels: readonly Level[] };

/** A run of one level that stays inside `frame`, as a smooth path: the longest one, or the one nearest to `past`. */
export function layThread(levels: readonly Level[], plan: ThreadPlan, frame: Frame): LitLand {
	const rings = levels[plan.level]?.rings ?? [];
	const runs = rings.flatMap((ring) => runsInside(ring, frame));
	const run = chooseRun(runs, plan.past);
	// Tenths first: pictures are drawn with paths that came about this way.
	const points = relax(resample(run, knotGap), plan.passes).map((point) => rounded(point, 10));
	const line = drawThrough(everyFourth(points));
	const lit = { rings: rings.map((ring) => replaceRun(ring, run, line.points)) };
	return {
		thread: { ...line, nodes: spread(line.points, plan) },
		levels: levels.map((level, index) => (index === plan.level ? lit : level)),
	};
}

/** Whether a thread comes into a frame and leaves it. */
export function crosses({ points }: Thread, frame: Frame): boolean {
	return [points[0], points.at(-1)].every((end) => end && !isInside(end, frame));
}

/** Whether no two nodes of a thread are nearer to each other than 60 pixels. */
export function hasRoomForNodes({ nodes }: Thread): boolean {
	return nodes.every((node, index) => nodes.slice(index + 1).every((other) => distance(node, other) > 60));
}

/** A thread that runs along an axis and swings from place to place: it rises and falls between them, and in none of them. */
export function swingingThread(places: readonly Point[], nodes: readonly Point[], axis: "x" | "y"): Thread {
	const curves = places.slice(1).map((to, index) => swing(places[index] ?? to, to, axis));
	return { path: pathText(curves), points: pointsAlong(curves), nodes };
}

function drawThrough(knots: readonly Point[]): Omit<Thread, "nodes"> {
	const curves = splineThrough(knots);
	return { path: pathText(curves), points: pointsAlong(curves) };
}

/** Takes the tremble out of a line and leaves its turns: each inner point moves a quarter towards its neighbours. */
function relax(points: readonly Point[], passes = 1): readonly Point[] {
	if (passes === 0) return points;
	const relaxed = points.map((point, index) => {
		const before = points[index - 1];
		const after = points[index + 1];
		if (!before || !after) return point;
		return { x: (before.x + 2 * point.x + after.x) / 4, y: (before.y + 2 * point.y + after.y) / 4 };
	});
	return relax(relaxed, passes - 1);
}

/** A quarter of the points, both ends among them: the spline is as smooth, and a quarter as long as a text of the page. */
function everyFourth(points: readonly Point[]): Point[] {
	return points.filter((_, index) => index % 4 === 0 || index === points.length - 1);
}

/** How far along a thread each of its nodes is, as a share of its length. */
export function sharesAlong({ points, nodes }: Thread): number[] {
	const lengths = lengthsOf(points);
	const whole = lengths.at(-1) ?? 1;
	return nodes.map((node) => {
		const gaps = points.map((point) => distance(point, node));
		return Number(((lengths[gaps.indexOf(Math.min(...gaps))] ?? 0) / whole).toFixed(3));
	});
}

/** How long a line is when it reaches each of its points. */
function lengthsOf(points: readonly Point[]): number[] {
	const lengths = [0];
	for (const [index, point] of points.slice(1).entries()) {
		lengths.push((lengths[index] ?? 0) + distance(points[index] ?? point, point));
	}
	return lengths;
}

/** Nodes at equal distances along the parts of the thread that may carry them, lowest in the picture first. */
function spread(points: readonly Point[], { nodes, nodesWithin }: ThreadPlan): Point[] {
	const open = points.filter((point) => isInside(point, nodesWithin));
	const lengths = openLengths(points, nodesWithin);
	const length = lengths.at(-1) ?? 0;
	const chosen = Array.from({ length: nodes }, (_, node) => {
		const target = (length * node) / Math.max(1, nodes - 1);
		return open[lengths.findIndex((value) => value >= target)];
	});
	return chosen.filter((point) => point !== undefined).sort((a, b) => b.y - a.y);
}

/** How long the parts of a line inside a frame are when it reaches each of its points there. */
function openLengths(points: readonly Point[], frame: Frame): number[] {
	let length = 0;
	return points.flatMap((point, index) => {
		if (!isInside(point, frame)) return [];
		const before = points[index - 1];
		if (before && isInside(before, frame)) length += distance(before, point);
		return [length];
	});
}
