import { distance, type Frame, isInside, type Point } from "#art/contour/geometry.ts";

/** A ring has no beginning, so it is walked from a point outside the frame; one that never leaves it stays whole. */
export function runsInside(ring: readonly Point[], frame: Frame): Point[][] {
	const outside = ring.findIndex((point) => !isInside(point, frame));
	if (outside < 0) return [[...ring, ...ring.slice(0, 1)]];
	const runs: Point[][] = [];
	let run: Point[] = [];
	for (const point of [...ring.slice(outside), ...ring.slice(0, outside + 1)]) {
		if (isInside(point, frame)) {
			run.push(point);
			continue;
		}
		if (run.length > 1) runs.push(run);
		run = [];
	}
	return runs;
}

/** The ring with other points in place of a run; a ring that the run is no part of stays as it is. */
export function replaceRun(
	ring: readonly Point[],
	run: readonly Point[],
	points: readonly Point[],
): readonly Point[] {
	const replaced = new Set(run);
	if (!ring.some((point) => replaced.has(point))) return ring;
	const outside = ring.findIndex((point) => !replaced.has(point));
	if (outside < 0) return points;
	// Walked as the run was: from a point that is no part of it.
	const walked = [...ring.slice(outside), ...ring.slice(1, outside + 1)];
	const start = walked.findIndex((point) => replaced.has(point));
	const rest = walked.filter((point) => !replaced.has(point));
	return [...rest.slice(0, start), ...points, ...rest.slice(start)];
}

export function chooseRun(runs: readonly Point[][], past: Point | undefined): Point[] {
	const rank = (run: readonly Point[]) =>
		past ? -Math.min(...run.map((point) => distance(point, past))) : run.length;
	return runs.reduce((best: Point[], run) => (best.length && rank(best) >= rank(run) ? best : run), []);
}
