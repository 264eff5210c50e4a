import { BANNER, type BannerPlan, composeBanner } from "./banner.ts";
import { banners } from "./banners.ts";
import { type Budget, report, savePicture } from "./encode.ts";
import { palettes, themes } from "./palette.ts";
import { drawPicture } from "./picture.ts";
import type { Rasterise } from "./rasterise.ts";

const sizes: readonly { readonly width: number; readonly budget: Budget }[] = [
	{ width: 1440, budget: { avif: 16_000, webp: 18_500 } },
	{ width: 800, budget: { avif: 8_000, webp: 9_500 } },
];

export async function drawBanners(rasterise: Rasterise): Promise<void> {
	for (const [name, plan] of Object.entries(banners)) await drawBanner(name, plan, rasterise);
}

export async function drawBanner(name: string, plan: BannerPlan, rasterise: Rasterise): Promise<void> {
	const picture = composeBanner(plan);
	for (const theme of themes) {
		const svg = drawPicture(picture, palettes[theme], BANNER.width);
		const raster = await rasterise(svg, BANNER.width, BANNER.height);
		for (const { width, budget } of sizes) {
			report(await savePicture(raster, `banner-${name}-${theme}`, width, budget));
		}
	}
}
