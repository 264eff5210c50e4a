import { createNoise2D } from "simplex-noise";
import type { Frame, Point } from "#art/contour/geometry.ts";
import { smoothStep } from "#art/contour/geometry.ts";

/** One hill, in design pixels: `turn` in radians, `stretch` how many times longer than wide. */
export type Hill = {
	readonly x: number;
	readonly y: number;
	readonly radius: number;
	readonly height: number;
	readonly turn?: number;
	readonly stretch?: number;
};

export type Landscape = {
	readonly seed: number;
	readonly hills: readonly Hill[];
	/** Pixels in one unit of noise: a larger unit gives broader forms. */
	readonly unit: number;
	/** From left to right, where the ground rises from calm (for text) to its full height. */
	readonly quiet: readonly [from: number, to: number];
};

/** Heights on a grid of points `step` pixels apart, whose first point stands at `origin`. */
export type Field = {
	readonly values: Float64Array;
	readonly columns: number;
	readonly rows: number;
	readonly origin: Point;
	readonly step: number;
};

type Noise = (x: number, y: number) => number;

/** Gives the height of the ground at a place. */
export type Height = (x: number, y: number) => number;

/** Samples the ground over a frame, one point more on every side so that contours leave the frame cleanly. */
export function sampleField(heightAt: Height, frame: Frame, step: number): Field {
	const columns = Math.ceil(frame.width / step) + 3;
	const rows = Math.ceil(frame.height / step) + 3;
	const origin = { x: frame.x - step, y: frame.y - step };
	const values = new Float64Array(columns * rows);
	for (let row = 0; row < rows; row++) {
		for (let column = 0; column < columns; column++) {
			values[row * columns + column] = heightAt(origin.x + column * step, origin.y + row * step);
		}
	}
	return { values, columns, rows, origin, step };
}

/** The ground of a field: its own heights where it has a point, as working one out takes far longer. */
export function readField({ values, columns, rows, origin, step }: Field, heightAt: Height): Height {
	return (x, y) => {
		const column = (x - origin.x) / step;
		const row = (y - origin.y) / step;
		const isPoint = Number.isInteger(column) && Number.isInteger(row);
		const isWithin = column >= 0 && column < columns && row >= 0 && row < rows;
		return (isPoint && isWithin ? values[row * columns + column] : undefined) ?? heightAt(x, y);
	};
}

export function createHeight({ seed, hills, unit, quiet }: Landscape): Height {
	const noise = createNoise2D(seededRandom(seed));
	return (pixelX, pixelY) => {
		const [x, y] = warp(noise, pixelX / unit, pixelY / unit);
		const plain = 0.17 * noise(x, y) + 0.07 * noise(x * 2.1 + 7, y * 2.1) + 0.012 * noise(x * 5, y * 5 + 2);
		const hill = raise(hills, x * unit, y * unit);
		const height = plain + hill.height + hill.nearness * ridges(noise, x, y);
		const calm = 0.62 + 0.38 * smoothStep(pixelX, quiet[0], quiet[1]);
		return height * calm - 0.02 * (1 - calm);
	};
}

/** Noise that displaces the place where noise is read turns round blobs into valleys and spurs. */
function warp(noise: Noise, x: number, y: number): [number, number] {
	return [
		x + 0.16 * noise(x * 1.1 + 3, y * 1.1) + 0.045 * noise(x * 3.1, y * 3.1 + 8),
		y + 0.16 * noise(x * 1.1, y * 1.1 + 11) + 0.045 * noise(x * 3.1 + 5, y * 3.1),
	];
}

function raise(hills: readonly Hill[], x: number, y: number): { height: number; nearness: number } {
	let height = 0;
	let nearness = 0;
	for (const hill of hills) {
		const cosine = Math.cos(hill.turn ?? 0);
		const sine = Math.sin(hill.turn ?? 0);
		const along = ((x - hill.x) * cosine + (y - hill.y) * sine) / (hill.stretch ?? 1);
		const across = (y - hill.y) * cosine - (x - hill.x) * sine;
		const slope = (1 + (1.7 * (along ** 2 + across ** 2)) / hill.radius ** 2) ** -1.35;
		height += hill.height * slope;
		nearness = Math.max(nearness, slope * Math.min(1, hill.height * 1.3));
	}
	return { height, nearness };
}

function ridges(noise: Noise, x: number, y: number): number {
	const ridge = (frequency: number) => (1 - Math.abs(noise(x * frequency + 31, y * frequency + 17))) ** 2;
	return 0.3 * (ridge(1.05) - 0.45) + 0.1 * (ridge(2.3) - 0.45) + 0.018 * (ridge(4.6) - 0.4);
}

/** A seeded generator of numbers in [0, 1) (mulberry32), so that a seed always draws the same landscape. */
function seededRandom(seed: number): () => number {
	let state = seed | 0;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
