/** The gauge's drawing, 320 by 274: an open arc around a hill of contour lines. */
const centre = { x: 160, y: 156 };
const arcRadius = 138;
const firstAngle = 135;
const sweep = 270;

const round = (value: number) => Math.round(value * 10) / 10;

function at(angle: number, radius: number): readonly [x: number, y: number] {
	const turned = (angle * Math.PI) / 180;
	return [round(centre.x + radius * Math.cos(turned)), round(centre.y + radius * Math.sin(turned))];
}

/** Where a figure from 0 to 100 is on the arc; `radius` for what is inside or outside it. */
export function gaugePoint(value: number, radius = arcRadius) {
	const [x, y] = at(firstAngle + (sweep * value) / 100, radius);
	return { x, y };
}

/** The part of the arc between two figures, as path data. */
export function gaugeArc(from: number, to: number): string {
	const start = gaugePoint(from);
	const end = gaugePoint(to);
	const isLong = ((to - from) / 100) * sweep > 180 ? 1 : 0;
	return `M${start.x} ${start.y}A${arcRadius} ${arcRadius} 0 ${isLong} 1 ${end.x} ${end.y}`;
}

const corners = 9;

/** A closed contour line around the centre, a little out of round, the same at every drawing. */
function contour(radius: number, level: number): string {
	const points = Array.from({ length: corners }, (_, index) => {
		const angle = (index / corners) * 2 * Math.PI;
		const wave = Math.sin(angle * 2 + level * 0.35) * 0.05 + Math.sin(angle * 3 + 1.2 - level * 0.2) * 0.035;
		return at((angle * 180) / Math.PI, radius * (1 + wave));
	});
	const point = (index: number) => points[(index + corners) % corners] ?? [0, 0];
	const curves = points.map((_, index) => {
		const [before, from, to, after] = [point(index - 1), point(index), point(index + 1), point(index + 2)];
		// Catmull-Rom to Bézier: the tangent at a point is parallel to the line between its neighbours.
		const handles = [
			from[0] + (to[0] - before[0]) / 6,
			from[1] + (to[1] - before[1]) / 6,
			to[0] - (after[0] - from[0]) / 6,
			to[1] - (after[1] - from[1]) / 6,
		];
		return `C${[...handles, ...to].map(Math.round).join(" ")}`;
	});
	return `M${point(0).join(" ")}${curves.join("")}Z`;
}

/** The hill's terraces, lowest and widest first: one for each stage. */
export const gaugeTerraces = [116, 103, 89, 75, 60].map(contour);
