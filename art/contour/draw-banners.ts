import { type Budget, savePicture } from "#art/encode.ts";
import { themes } from "#design/colours.ts";
import { type BannerPlan, composeBanner, type FormatName } from "./banner.ts";
import { banners } from "./banners.ts";
import { palettes } from "./palette.ts";
import { drawPicture, heightFor } from "./picture.ts";
import type { Rasterise } from "./rasterise.ts";

const kB = 1000;

/** A share card draws its land itself, when the site is built. */
type ServedFormat = Exclude<FormatName, "card">;

/** What is drawn of each banner. Only the widest falls back to WebP: a browser without AVIF shows it everywhere. */
export const outputs: Record<ServedFormat, readonly { readonly width: number; readonly budget: Budget }[]> = {
	wide: [
		{ width: 2560, budget: { avif: 34 * kB } },
		{ width: 1440, budget: { avif: 16 * kB, webp: 18.5 * kB } },
	],
	tablet: [{ width: 1400, budget: { avif: 14 * kB } }],
	phone: [{ width: 800, budget: { avif: 8.5 * kB } }],
};

/** What stands in a file's name for a format. */
export const formatParts: Record<ServedFormat, string> = { wide: "", tablet: "-tablet", phone: "-phone" };

export async function drawBanners(rasterise: Rasterise): Promise<void> {
	for (const [name, banner] of Object.entries(banners)) await drawBanner(name, banner, rasterise);
}

export async function drawBanner(name: string, banner: BannerPlan, rasterise: Rasterise): Promise<void> {
	for (const format of ["wide", "tablet", "phone"] as const) {
		const picture = composeBanner(banner, format);
		for (const theme of themes) {
			for (const { width, budget } of outputs[format]) {
				const svg = drawPicture(picture, palettes[theme], width);
				const raster = await rasterise(svg, width, heightFor(picture, width));
				const file = `banner-${name}${formatParts[format]}-${theme}`;
				await savePicture(raster, { folder: "contour", name: file, chroma: "4:2:0", width, budget });
			}
		}
	}
}
