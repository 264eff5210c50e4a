import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";

const served = fileURLToPath(new URL("../../public/images/scenes/", import.meta.url));

/** Widths in pixels with the most bytes an AVIF of that width may take; WebP, the fallback, may take 1.7 times as many. */
const budgets: readonly [width: number, bytes: number][] = [
	[400, 10_000],
	[800, 24_000],
	[1200, 42_000],
];
/** An image as large as its budget allows: the bytes of these pictures grow by a factor of e in some 24 steps of quality. */
async function withinBudget(make: (quality: number) => Promise<Buffer>, bytes: number): Promise<Buffer> {
	let quality = 50;
	let image = await make(quality);
	for (let attempt = 0; attempt < 5; attempt += 1) {
		const fits = image.length <= bytes;
		if (fits && (attempt > 1 || image.length > bytes * 0.93 || quality >= 70)) break;
		const step = 24 * Math.log((bytes * 0.96) / image.length);
		quality = Math.max(26, Math.min(72, Math.round(quality + (fits ? step : Math.min(step, -2)))));
		image = await make(quality);
	}
	return image;
}

/** Writes NAME-400.avif … NAME-1200.webp from a PNG, each at the best quality within its budget. */
export async function encode(png: string, name: string): Promise<void> {
	mkdirSync(served, { recursive: true });
	for (const [width, bytes] of budgets) {
		const image = sharp(png).resize({ width, kernel: "lanczos3" });
		const avif = await withinBudget(
			(quality) => image.clone().avif({ quality, effort: 3 }).toBuffer(),
			bytes,
		);
		const webp = await withinBudget(
			(quality) =>
				image
					.clone()
					.webp({ quality: quality + 14, effort: 4 })
					.toBuffer(),
			bytes * 1.7,
		);
		writeFileSync(`${served}${name}-${width}.avif`, avif);
		writeFileSync(`${served}${name}-${width}.webp`, webp);
		console.log(`${name}-${width}: avif ${avif.length}, webp ${webp.length} bytes`);
	}
}
