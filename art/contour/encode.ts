import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";

const IMAGES = path.resolve(import.meta.dirname, "../../public/images/contour");
export const DRAWN = path.resolve(import.meta.dirname, "../drawn");

export type Budget = { readonly avif: number; readonly webp: number };

export type Saved = { readonly file: string; readonly bytes: number; readonly quality: number };

/** Writes one picture as AVIF and WebP, each at the best quality that stays within its budget in bytes. */
export async function savePicture(
	raster: Buffer,
	name: string,
	width: number,
	budget: Budget,
): Promise<Saved[]> {
	const pixels = await sharp(raster).resize({ width, kernel: "lanczos3" }).removeAlpha().png().toBuffer();
	await mkdir(IMAGES, { recursive: true });
	return [
		await saveWithin(budget.avif, `${name}-${width}.avif`, 72, (quality) =>
			sharp(pixels).avif({ quality, effort: 6, chromaSubsampling: "4:2:0" }).toBuffer(),
		),
		await saveWithin(budget.webp, `${name}-${width}.webp`, 82, (quality) =>
			sharp(pixels).webp({ quality, effort: 6, smartSubsample: true }).toBuffer(),
		),
	];
}

const LOWEST_QUALITY = 30;

/** The search halves the range, for a slow encoder. */
async function saveWithin(
	bytes: number,
	file: string,
	highest: number,
	encode: (quality: number) => Promise<Buffer>,
): Promise<Saved> {
	let best: { encoded: Buffer; quality: number } | undefined;
	let low = LOWEST_QUALITY;
	let high = highest;
	for (let quality = highest; low <= high; quality = Math.floor((low + high) / 2)) {
		const encoded = await encode(quality);
		if (encoded.length > bytes) {
			high = quality - 1;
			continue;
		}
		best = { encoded, quality };
		low = quality + 1;
	}
	if (!best) throw new Error(`${file} does not fit in ${bytes} bytes at any quality worth serving`);
	await writeFile(path.join(IMAGES, file), best.encoded);
	return { file, bytes: best.encoded.length, quality: best.quality };
}

export function report(saved: readonly Saved[]): void {
	for (const { file, bytes, quality } of saved) {
		console.log(`${file.padEnd(44)} ${String(bytes).padStart(7)} B  quality ${quality}`);
	}
}
