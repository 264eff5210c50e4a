import { mkdir } from "node:fs/promises";
import path from "node:path";
import sharp, { type OverlayOptions } from "sharp";
import { type BannerPlan, bannerFrame, composeBanner } from "#art/contour/banner.ts";
import { palettes } from "#art/contour/palette.ts";
import { drawPicture } from "#art/contour/picture.ts";
import type { Rasterise } from "#art/contour/rasterise.ts";

const outFolder = path.resolve(import.meta.dirname, "../out");
const bannerWidth = 720;
const bannerHeight = 200;
const columns = 2;

/** Many banners on one picture, to choose by eye; every other row is dark. */
export async function drawSheet(
	plans: Readonly<Record<string, BannerPlan>>,
	name: string,
	rasterise: Rasterise,
): Promise<void> {
	const tiles: OverlayOptions[] = [];
	const entries = Object.entries(plans);
	for (const [index, [title, plan]] of entries.entries()) {
		const row = Math.floor(index / columns);
		const svg = drawPicture(composeBanner(plan), palettes[row % 2 ? "dark" : "light"], bannerFrame.width);
		const banner = await sharp(await rasterise(svg, bannerFrame.width, bannerFrame.height))
			.resize({ width: bannerWidth })
			.toBuffer();
		const label = `<svg width="260" height="22"><text x="8" y="16" font-size="14" fill="#888">${title}</text></svg>`;
		const place = { left: (index % columns) * bannerWidth, top: row * bannerHeight };
		tiles.push({ input: banner, ...place }, { input: Buffer.from(label), ...place });
	}
	await mkdir(outFolder, { recursive: true });
	const height = Math.ceil(entries.length / columns) * bannerHeight;
	const file = path.join(outFolder, `contour-${name}.png`);
	await sharp({ create: { width: columns * bannerWidth, height, channels: 3, background: "#888" } })
		.composite(tiles)
		.png()
		.toFile(file);
	console.log(file);
}
