import { distance, type Frame, isInside, type Point, resample } from "#art/contour/geometry.ts";

/** How near to an edge a line is shaved by it, and how far it may run like that, before a format's weight. */
const shaved = { within: 4, length: 36 };
/** Nearer to each other, the two places where a line passes an edge look like a loop that closes just out of sight. */
const leastGap = 60;

/** Whether a frame shows a line as one: it comes in once and leaves once, in places that are apart, and runs along no edge. */
export function passesCleanly(points: readonly Point[], frame: Frame, weight: number): boolean {
	const steps = resample(points, 1);
	const [start, end, ...more] = crossingsOf(steps, frame);
	if (more.length > 0 || (start && end && distance(start, end) < leastGap * weight)) return false;
	return longestAlong(steps, frame, shaved.within * weight) <= shaved.length * weight;
}

function crossingsOf(points: readonly Point[], frame: Frame): Point[] {
	return points.filter((point, index) => {
		const before = points[index - 1];
		return before && isInside(before, frame) !== isInside(point, frame);
	});
}

/** The most points in a row, a pixel from each other, that are within `reach` of an edge on the one side or the other. */
function longestAlong(points: readonly Point[], frame: Frame, reach: number): number {
	let length = 0;
	let longest = 0;
	for (const point of points) {
		length = fromEdge(point, frame) < reach ? length + 1 : 0;
		longest = Math.max(longest, length);
	}
	return longest;
}

function fromEdge(point: Point, { x, y, width, height }: Frame): number {
	const across = Math.max(x - point.x, point.x - x - width);
	const down = Math.max(y - point.y, point.y - y - height);
	const isWithin = across <= 0 && down <= 0;
	return isWithin ? -Math.max(across, down) : Math.hypot(Math.max(0, across), Math.max(0, down));
}
