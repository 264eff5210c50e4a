import { type Budget, savePicture } from "#art/encode.ts";
import { themes } from "#design/colours.ts";
import { composeApproach } from "./approach.ts";
import { composeOfficeMap, officeMaps } from "./office-map.ts";
import { palettes } from "./palette.ts";
import { drawPicture, heightFor, type Picture } from "./picture.ts";
import type { Rasterise } from "./rasterise.ts";

const kB = 1000;

type Output = {
	readonly name: string;
	readonly picture: Picture;
	readonly width: number;
	readonly budget: Budget;
};

/** The pictures of the company page: a map for each office, and the way of a project. */
export async function drawPlaces(rasterise: Rasterise): Promise<void> {
	const maps = officeMaps.map((name) => ({
		name: `office-${name}`,
		picture: composeOfficeMap(name),
		width: 864,
		budget: { avif: 13 * kB, webp: 22 * kB },
	}));
	const approach = { avif: 24 * kB, webp: 34 * kB };
	const outputs: readonly Output[] = [
		...maps,
		{ name: "approach", picture: composeApproach(), width: 1800, budget: approach },
	];
	for (const { name, picture, width, budget } of outputs) {
		for (const theme of themes) {
			const raster = await rasterise(
				drawPicture(picture, palettes[theme], width),
				width,
				heightFor(picture, width),
			);
			const plan = { folder: "contour", name: `${name}-${theme}`, chroma: "4:2:0" } as const;
			await savePicture(raster, { ...plan, width, budget });
		}
	}
}
