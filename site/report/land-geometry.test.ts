import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { land, landPoint, landShore, landTerraces } from "#site/report/land-geometry.ts";

const anyScores = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 5, maxLength: 5 });

/** The points that a path of relative curves passes through. */
function pointsOf(path: string): { x: number; y: number }[] {
	const [start = "", ...curves] = path.replace("z", "").split(/[cs]/);
	const [x = 0, y = 0] = start.slice(1).split(" ").map(Number);
	// The first curve has six figures, all later ones four.
	const figures = curves.join(" ").split(" ").map(Number).slice(2);
	const steps = Array.from({ length: figures.length / 4 }, (_, index) =>
		figures.slice(index * 4 + 2, index * 4 + 4),
	);
	const points = [{ x, y }];
	for (const [dx = 0, dy = 0] of steps) {
		const last = points.at(-1) ?? { x, y };
		points.push({ x: last.x + dx, y: last.y + dy });
	}
	return points;
}

function distance(one: { x: number; y: number }, other: { x: number; y: number }): number {
	return Math.hypot(one.x - other.x, one.y - other.y);
}

describe("the land of a report", () => {
	test("reaches every score with its shore, and comes back to where it began", () => {
		fc.assert(
			fc.property(anyScores, (scores) => {
				const shore = pointsOf(landShore(scores));
				for (const [dimension, score] of scores.entries()) {
					const node = landPoint(dimension, score);
					expect(Math.min(...shore.map((point) => distance(point, node)))).toBeLessThan(1);
				}
				expect(distance(shore[0] ?? land, shore.at(-1) ?? land)).toBeLessThan(1);
			}),
		);
	});

	test("has a valley where a dimension is weak between strong ones", () => {
		const [weak, strong] = [landPoint(4, 12), landPoint(4, 80)];
		expect(distance(weak, land)).toBeLessThan(distance(strong, land) / 2);
	});

	test("stays within the picture, whatever the scores", () => {
		fc.assert(
			fc.property(anyScores, (scores) => {
				for (const { x, y } of landTerraces(scores).flatMap(pointsOf)) {
					expect(x).toBeGreaterThan(100);
					expect(x).toBeLessThan(land.width - 100);
					expect(y).toBeGreaterThan(40);
					expect(y).toBeLessThan(land.height);
				}
			}),
		);
	});
});
