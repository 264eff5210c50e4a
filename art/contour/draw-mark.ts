import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawFavicon, drawIcon, icons } from "#art/contour/mark.ts";
import type { Rasterise } from "#art/contour/rasterise.ts";

const publicFolder = path.resolve(import.meta.dirname, "../../public");

export async function drawMark(rasterise: Rasterise): Promise<void> {
	const folder = path.join(publicFolder, "icons");
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(publicFolder, "favicon.svg"), drawFavicon());
	for (const icon of icons) {
		const raster = await rasterise(drawIcon(icon), icon.size, icon.size);
		const file = await sharp(raster)
			.png({ palette: true, quality: 95, effort: 10 })
			.toFile(path.join(folder, icon.file));
		console.log(`${icon.file.padEnd(44)} ${String(file.size).padStart(7)} B`);
	}
}
