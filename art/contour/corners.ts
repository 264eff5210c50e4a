import { distance, type Frame, isInside, type Point } from "#art/contour/geometry.ts";

type Step = { readonly way: number; readonly bearing: number };

/** The most degrees by which a line turns within `reach` pixels of its way, where it is inside a frame. */
export function sharpestTurn(points: readonly Point[], frame: Frame, reach: number): number {
	const steps = stepsInside(points, frame);
	const turns = steps.flatMap((step, index) => {
		const further = steps.slice(index + 1);
		const end = further.findIndex(({ way }) => way - step.way > reach);
		const near = end < 0 ? further : further.slice(0, end);
		return near.map(({ bearing }) => Math.abs(bearing - step.bearing));
	});
	return turns.reduce((most, turn) => Math.max(most, turn), 0);
}

/** The straight parts of a line inside a frame: how far along each is, and its bearing, which goes on past 180° where the line winds. */
function stepsInside(points: readonly Point[], frame: Frame): Step[] {
	const steps: Step[] = [];
	let way = 0;
	for (const [index, to] of points.entries()) {
		const from = points[index - 1];
		const length = from ? distance(from, to) : 0;
		if (!from || length === 0 || !isInside(from, frame) || !isInside(to, frame)) continue;
		const bearing = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
		const before = steps.at(-1)?.bearing ?? bearing;
		steps.push({
			way: way + length / 2,
			bearing: before + ((((bearing - before + 180) % 360) + 360) % 360) - 180,
		});
		way += length;
	}
	return steps;
}
