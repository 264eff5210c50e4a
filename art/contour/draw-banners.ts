import { type Budget, savePicture } from "#art/encode.ts";
import { themes } from "#design/colours.ts";
import { BANNER, type BannerPlan, composeBanner } from "./banner.ts";
import { banners } from "./banners.ts";
import { palettes } from "./palette.ts";
import { drawPicture } from "./picture.ts";
import type { Rasterise } from "./rasterise.ts";

const sizes: readonly { readonly width: number; readonly budget: Budget }[] = [
	{ width: 1440, budget: { avif: 16_000, webp: 18_500 } },
	{ width: 800, budget: { avif: 8_000, webp: 9_500 } },
];

export async function drawBanners(rasterise: Rasterise): Promise<void> {
	for (const [name, banner] of Object.entries(banners)) await drawBanner(name, banner, rasterise);
}

export async function drawBanner(name: string, banner: BannerPlan, rasterise: Rasterise): Promise<void> {
	const picture = composeBanner(banner);
	for (const theme of themes) {
		const svg = drawPicture(picture, palettes[theme], BANNER.width);
		const raster = await rasterise(svg, BANNER.width, BANNER.height);
		for (const { width, budget } of sizes) {
			const plan = { folder: "contour", name: `banner-${name}-${theme}`, chroma: "4:2:0" } as const;
			await savePicture(raster, { ...plan, width, budget });
		}
	}
}
