import { mkdir, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

/** So much more quality about doubles an AVIF. A guess from it finds the best one in half as many tries as halving does. */
const qualityPerDoubling = 25;

/** A picture in bytes, and the quality that it took. */
export type Encoded = { readonly bytes: Buffer; readonly quality: number };

/** Bytes that a picture of one width may take in each format; one without a number is not written. */
export type Budget = { readonly avif: number; readonly webp?: number };

export type PicturePlan = {
	/** Below `public/images`. */
	readonly folder: "contour" | "scenes";
	readonly name: string;
	readonly width: number;
	readonly budget: Budget;
	/** 4:4:4 keeps thin lines of a strong colour sharp and takes more bytes. */
	readonly chroma: "4:2:0" | "4:4:4";
	/** The best quality of an AVIF, 72 unless told. From 80 it keeps the fine noise that hides the steps of a flat gradient. */
	readonly best?: number | undefined;
};

const images = path.resolve(import.meta.dirname, "../public/images");
const bestQuality = 72;

/**
 * Writes a picture in each format that has a budget, at the best quality within it. One that is drawn again is no larger than
 * the file that it replaces.
 */
export async function savePicture(raster: Buffer | string, plan: PicturePlan): Promise<void> {
	const { folder, name, width, budget, chroma: chromaSubsampling, best = bestQuality } = plan;
	const qualities = { avif: range(26, best), webp: range(30, 82) };
	const resized = sharp(raster).resize({ width, kernel: "lanczos3" }).removeAlpha();
	const pixels = sharp(await resized.png().toBuffer());
	const formats = {
		avif: (quality: number) => pixels.clone().avif({ quality, effort: 6, chromaSubsampling }).toBuffer(),
		webp: (quality: number) => pixels.clone().webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
	};
	await mkdir(path.join(images, folder), { recursive: true });
	for (const format of ["avif", "webp"] as const) {
		const planned = budget[format];
		if (planned === undefined) continue;
		const file = `${folder}/${name}-${width}.${format}`;
		const maxBytes = Math.min(planned, await sizeOf(path.join(images, file)));
		const { bytes, quality } = await encodeWithin(maxBytes, qualities[format], formats[format]);
		await writeFile(path.join(images, file), bytes);
		console.log(`${file.padEnd(52)} ${String(bytes.length).padStart(7)} B  quality ${quality}`);
	}
}

/**
 * Encodes at the best of some qualities, the lowest first, whose file is no larger than `budget` bytes.
 * @throws when the lowest is too large.
 */
export async function encodeWithin(
	budget: number,
	steps: readonly number[],
	encode: (quality: number) => Promise<Buffer>,
): Promise<Encoded> {
	let best: Encoded | undefined;
	let low = 0;
	let high = steps.length - 1;
	// The best quality first: what is not busy fits at once.
	let step = high;
	while (low <= high) {
		const quality = steps[step] ?? 0;
		const bytes = await encode(quality);
		if (bytes.length > budget) high = step - 1;
		else {
			best = { bytes, quality };
			low = step + 1;
		}
		const guess = quality + qualityPerDoubling * Math.log2(budget / bytes.length);
		const next = steps.findLastIndex((value) => value <= guess);
		step = Math.min(high, Math.max(low, next));
	}
	if (!best) throw new Error(`a picture is larger than ${budget} bytes at the lowest quality worth serving`);
	return best;
}

async function sizeOf(file: string): Promise<number> {
	const entry = await stat(file).catch(() => undefined);
	return entry?.size ?? Number.POSITIVE_INFINITY;
}

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}
