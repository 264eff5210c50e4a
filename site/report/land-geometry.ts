/** The picture of a report, 760 by 560: an island with a ridge for each dimension, as long as its score. */
export const land = { width: 760, height: 560, x: 380, y: 288, radius: 228, core: 38 };

export interface LandPoint {
	readonly x: number;
	readonly y: number;
}

export interface LandLabel extends LandPoint {
	readonly anchor: "start" | "middle" | "end";
}

/** Where the names of the five dimensions stand around the land, clockwise from the top. */
export const landLabels: readonly LandLabel[] = [
	{ x: 380, y: 14, anchor: "middle" },
	{ x: 612, y: 206, anchor: "start" },
	{ x: 530, y: 468, anchor: "start" },
	{ x: 230, y: 468, anchor: "end" },
	{ x: 148, y: 206, anchor: "end" },
];

const ridges = 5;
/** Points of a contour line from one ridge to the next. */
const steps = 6;
/** Contour lines from the shore up to the summit, and from the shore out to where every score is 100. */
const heights = 9;
const depths = 3;
/** From this height on every second point is enough for a line. */
const roundFrom = 3;
/** How much of its way out a line loses in the valley between two ridges. */
const valleyDepth = 0.3;

/** Whole units: tenths are not seen, and were 800 bytes of a page. */
const round = Math.round;
const directionOf = (ridge: number) => (ridge / ridges) * 2 * Math.PI - Math.PI / 2;
const reach = (score: number) => land.core + ((land.radius - land.core) * score) / 100;
const between = (from: number, to: number, share: number) => from + (to - from) * share;

function pointAt(angle: number, radius: number): LandPoint {
	return { x: round(land.x + radius * Math.cos(angle)), y: round(land.y + radius * Math.sin(angle)) };
}

/** A point on the axis of a dimension, counted clockwise from the top, so far out as the score. */
export function landPoint(dimension: number, score: number): LandPoint {
	return pointAt(directionOf(dimension), reach(score));
}

interface Bearing {
	readonly angle: number;
	readonly radius: number;
}

/** The shore: through every score, and in between as far out as the neighbours, less the valley. */
function shoreOf(scores: readonly number[]): Bearing[] {
	return scores.flatMap((score, ridge) =>
		Array.from({ length: steps }, (_, step) => {
			const share = step / steps;
			const next = scores[(ridge + 1) % ridges] ?? score;
			const valley = Math.sin(Math.PI * share) ** 2;
			const angle = directionOf(ridge + share);
			// The coast is a little uneven, the same at every drawing, and never at a score.
			const uneven = valley * (0.07 * Math.sin(angle * 7 + 1) + 0.05 * Math.sin(angle * 12));
			const radius = between(reach(score), reach(next), Math.sin((Math.PI / 2) * share) ** 2);
			return { angle, radius: radius * (1 - valleyDepth * valley + uneven) };
		}),
	);
}

/** A line through points, closed: Catmull-Rom as smooth curves, whose first handles mirror the handles before them. */
function closedCurve(points: readonly LandPoint[]): string {
	const at = (index: number) => points[(index + points.length) % points.length] ?? { x: land.x, y: land.y };
	const curves = points.map((from, index) => {
		const [to, after] = [at(index + 1), at(index + 2)];
		const handle = { x: to.x - (after.x - from.x) / 6, y: to.y - (after.y - from.y) / 6 };
		return [handle.x - from.x, handle.y - from.y, to.x - from.x, to.y - from.y].map(round).join(" ");
	});
	const [start, last, second] = [at(0), at(-1), at(1)];
	const first = [(second.x - last.x) / 6, (second.y - last.y) / 6].map(round).join(" ");
	return `M${start.x} ${start.y}c${first} ${curves[0]}s${curves.slice(1).join(" ")}z`;
}

/** The shore, which passes through every score. */
export function landShore(scores: readonly number[]): string {
	return closedCurve(shoreOf(scores).map(({ angle, radius }) => pointAt(angle, radius)));
}

/** The terraces from the shore to the summit, rounder towards it. */
export function landTerraces(scores: readonly number[]): string[] {
	const shore = shoreOf(scores);
	const mean = shore.reduce((sum, { radius }) => sum + radius, 0) / shore.length;
	return Array.from({ length: heights }, (_, level) => {
		const height = level / heights;
		const outline = level < roundFrom ? shore : shore.filter((_, index) => index % 2 === 0);
		const points = outline.map(({ angle, radius }) => {
			const wave = 1 + 0.12 * height * Math.sin(angle * 3 + height * 4) + 0.05 * height * Math.sin(angle * 5);
			return pointAt(angle, between(radius, mean * 0.8, height ** 1.6) * (1 - height) ** 0.9 * wave);
		});
		return closedCurve(points);
	});
}

/** The sea floor around the land, out to where every score is 100. */
export function landDepths(scores: readonly number[]): string[] {
	const whole = shoreOf(scores.map(() => 100));
	const shore = shoreOf(scores);
	return Array.from({ length: depths }, (_, depth) =>
		closedCurve(
			shore.map(({ angle, radius }, index) =>
				pointAt(angle, between(radius, whole[index]?.radius ?? radius, (depth + 1) / depths)),
			),
		),
	);
}
