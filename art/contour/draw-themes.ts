import { palettes } from "#art/contour/palette.ts";
import { drawPicture, heightFor, type Picture } from "#art/contour/picture.ts";
import type { Rasterise } from "#art/contour/rasterise.ts";
import { type Budget, type PicturePlan, savePicture } from "#art/encode.ts";
import { themes } from "#design/colours.ts";

/** A file of contour art, in the light and in the dark theme. */
export interface Output {
	/** Of the file, before its theme. */
	readonly name: string;
	readonly picture: Picture;
	/** In pixels. */
	readonly width: number;
	readonly budget: Budget;
	readonly best?: PicturePlan["best"];
}

/** Draws a picture in both themes and saves it. A browser without AVIF has the WebP of the light one. */
export async function drawThemes(
	{ name, picture, width, budget, best }: Output,
	rasterise: Rasterise,
): Promise<void> {
	for (const theme of themes) {
		const svg = drawPicture(picture, palettes[theme], width);
		const raster = await rasterise(svg, width, heightFor(picture, width));
		const plan = { folder: "contour", name: `${name}-${theme}`, width, chroma: "4:2:0", best } as const;
		await savePicture(raster, { ...plan, budget: theme === "light" ? budget : { avif: budget.avif } });
	}
}
