import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { drawFavicon, drawIcon, icons } from "./mark.ts";
import type { Rasterise } from "./rasterise.ts";

const PUBLIC = path.resolve(import.meta.dirname, "../../public");

export async function drawMark(rasterise: Rasterise): Promise<void> {
	const folder = path.join(PUBLIC, "icons");
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(PUBLIC, "favicon.svg"), drawFavicon());
	for (const icon of icons) {
		const raster = await rasterise(drawIcon(icon), icon.size, icon.size);
		const file = await sharp(raster)
			.png({ palette: true, quality: 95, effort: 10 })
			.toFile(path.join(folder, icon.file));
		console.log(`${icon.file.padEnd(44)} ${String(file.size).padStart(7)} B`);
	}
}
