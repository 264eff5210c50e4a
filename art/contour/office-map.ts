import { coasts } from "#art/contour/coasts.ts";
import { traceLevels } from "#art/contour/contour.ts";
import { distance, type Frame, grow, type Point, rounded } from "#art/contour/geometry.ts";
import type { Picture } from "#art/contour/picture.ts";
import { swingingThread } from "#art/contour/thread.ts";

export const officeMaps = Object.keys(coasts);

type Format = {
	readonly frame: Frame;
	/** The sea around a country ends within its map: no level runs on to an edge, where it would be cut off. */
	readonly margin: number;
	/** How far from a coast the ground has gone most of its way: a larger distance makes gentler slopes. */
	readonly reach: { readonly land: number; readonly sea: number };
	readonly levels: number;
	readonly weight: number;
	/** Where the thread crosses the edge to the next map, counted along that edge. */
	readonly crossing: number;
	/** Whether the thread runs down the maps, not across them. */
	readonly isUpright: boolean;
};

/**
 * The maps are side by side, and one below the other on a phone. The thread runs on from one to the next, and so do the
 * survey crosses: where maps meet, a side is a multiple of the crosses' 156.
 */
export const mapFormats = {
	wide: {
		frame: { x: 0, y: 0, width: 468, height: 368 },
		margin: 44,
		reach: { land: 50, sea: 13 },
		levels: 11,
		weight: 0.87,
		crossing: 234,
		isUpright: false,
	},
	phone: {
		frame: { x: 0, y: 0, width: 390, height: 312 },
		margin: 39,
		reach: { land: 46, sea: 16 },
		levels: 8,
		weight: 1.6,
		crossing: 195,
		isUpright: true,
	},
} as const satisfies Record<string, Format>;

/** So far the thread goes on past an edge: its glow ends at none. */
const beyondEdge = 44;

export type MapFormat = keyof typeof mapFormats;

/** Where the thread has its node in a country, in shares of its extent. */
const nodes: Readonly<Record<string, Point>> = {
	"new-zealand": { x: 0.72, y: 0.33 },
	india: { x: 0.36, y: 0.52 },
	malaysia: { x: 0.1, y: 0.6 },
};

/** A country as a chart shows it: its coast, the depths around it and the heights within. */
export function composeOfficeMap(name: string, format: MapFormat = "wide"): Picture {
	const plan: Format = mapFormats[format];
	const { frame, margin, reach, weight } = plan;
	const outline = coasts[name];
	const share = nodes[name];
	if (!outline || !share) throw new Error(`there is no map of ${name}`);
	const rings = scaleTo(grow(frame, -margin), outline);
	const levels = traceLevels((x, y) => heightAt({ x, y }, rings, reach), grow(frame, 30), frame, {
		count: plan.levels,
	});
	const box = extentOf(rings.flat());
	const node = rounded({ x: box.x + box.width * share.x, y: box.y + box.height * share.y }, 1);
	const thread = swingingThread(restsOf(node, plan), [node], plan.isUpright ? "y" : "x");
	return { levels, design: frame, frame, fadeLeft: 0, isVeiled: false, weight, thread };
}

/** Where the thread is level: in the node, and from one map to the next, which it leaves as it enters it. */
function restsOf(node: Point, { frame, crossing, isUpright }: Format): Point[] {
	const end = isUpright ? frame.height : frame.width;
	const at = (along: number) => (isUpright ? { x: crossing, y: along } : { x: along, y: crossing });
	return [at(-beyondEdge), at(0), node, at(end), at(end + beyondEdge)];
}

type Rings = readonly (readonly Point[])[];

/** Latitudes stretched as a map of these parts shows them, the whole as large as its land may be. */
function scaleTo(land: Frame, outline: readonly string[]): Rings {
	const degrees = outline.map((ring) => ring.split(", ").map((place) => place.split(" ").map(Number)));
	const latitudes = degrees.flat().map(([, latitude = 0]) => latitude);
	const middle = latitudes.reduce((sum, latitude) => sum + latitude, 0) / latitudes.length;
	const narrowing = Math.cos((middle * Math.PI) / 180);
	const flat = degrees.map((ring) => ring.map(([x = 0, y = 0]) => ({ x: x * narrowing, y: -y })));
	const box = extentOf(flat.flat());
	const scale = Math.min(land.width / box.width, land.height / box.height);
	const left = land.x + (land.width - box.width * scale) / 2;
	const top = land.y + (land.height - box.height * scale) / 2;
	return flat.map((ring) =>
		ring.map(({ x, y }) => ({ x: left + (x - box.x) * scale, y: top + (y - box.y) * scale })),
	);
}

function extentOf(points: readonly Point[]): Frame {
	const xs = points.map(({ x }) => x);
	const ys = points.map(({ y }) => y);
	const x = Math.min(...xs);
	const y = Math.min(...ys);
	return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

/** Rises within the coast and falls away from it, with a step between that takes several levels: the strongest edge of the map. */
function heightAt(point: Point, rings: Rings, reach: Format["reach"]): number {
	const fromCoast = Math.min(...rings.map((ring) => distanceTo(ring, point)));
	const isLand = rings.some((ring) => contains(ring, point));
	return isLand
		? 0.45 + 0.55 * (1 - Math.exp(-fromCoast / reach.land))
		: -0.3 * (1 - Math.exp(-fromCoast / reach.sea));
}

function distanceTo(ring: readonly Point[], point: Point): number {
	return Math.min(
		...ring.map((from, index) => {
			const to = ring[(index + 1) % ring.length] ?? from;
			const length = distance(from, to) || 1;
			const along =
				((point.x - from.x) * (to.x - from.x) + (point.y - from.y) * (to.y - from.y)) / length ** 2;
			const share = Math.min(1, Math.max(0, along));
			return distance(point, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
		}),
	);
}

function contains(ring: readonly Point[], { x, y }: Point): boolean {
	let isInside = false;
	for (const [index, from] of ring.entries()) {
		const to = ring[(index + 1) % ring.length] ?? from;
		if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x))
			isInside = !isInside;
	}
	return isInside;
}
