import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { BANNER, type BannerPlan, composeBanner } from "./banner.ts";
import { palettes } from "./palette.ts";
import { drawPicture } from "./picture.ts";
import type { Rasterise } from "./rasterise.ts";

const OUT = path.resolve(import.meta.dirname, "../out");
const WIDTH = 720;
const HEIGHT = 200;
const COLUMNS = 2;

/** Many banners on one picture, to choose by eye; every other row is dark. */
export async function drawSheet(
	plans: Readonly<Record<string, BannerPlan>>,
	name: string,
	rasterise: Rasterise,
): Promise<void> {
	const tiles: OverlayOptions[] = [];
	const entries = Object.entries(plans);
	for (const [index, [title, plan]] of entries.entries()) {
		const row = Math.floor(index / COLUMNS);
		const svg = drawPicture(composeBanner(plan), palettes[row % 2 ? "dark" : "light"], BANNER.width);
		const banner = await sharp(await rasterise(svg, BANNER.width, BANNER.height))
			.resize({ width: WIDTH })
			.toBuffer();
		const label = `<svg width="260" height="22"><text x="8" y="16" font-size="14" fill="#888">${title}</text></svg>`;
		const place = { left: (index % COLUMNS) * WIDTH, top: row * HEIGHT };
		tiles.push({ input: banner, ...place }, { input: Buffer.from(label), ...place });
	}
	await mkdir(OUT, { recursive: true });
	const height = Math.ceil(entries.length / COLUMNS) * HEIGHT;
	const file = path.join(OUT, `contour-${name}.png`);
	await sharp({ create: { width: COLUMNS * WIDTH, height, channels: 3, background: "#888" } })
		.composite(tiles)
		.png()
		.toFile(file);
	console.log(file);
}
