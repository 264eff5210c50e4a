import { writeFile } from "node:fs/promises";
import path from "node:path";
import { type Budget, savePicture } from "#art/encode.ts";
import { themes } from "#design/colours.ts";
import type { HeroDrawing } from "./hero.ts";
import { composeHero } from "./hero.ts";
import { palettes } from "./palette.ts";
import { drawPicture, heightFor } from "./picture.ts";
import type { Rasterise } from "./rasterise.ts";

type Output = {
	readonly picture: keyof HeroDrawing["pictures"];
	readonly width: number;
	readonly budget: Budget;
};

const kB = 1000;

const outputs: Record<string, readonly Output[]> = {
	hero: [
		{ picture: "wide", width: 2560, budget: { avif: 62 * kB, webp: 105 * kB } },
		{ picture: "desktop", width: 1440, budget: { avif: 38 * kB, webp: 64 * kB } },
	],
	"hero-phone": [
		{ picture: "phone", width: 800, budget: { avif: 8 * kB, webp: 9.5 * kB } },
		{ picture: "phone", width: 400, budget: { avif: 3.5 * kB, webp: 4 * kB } },
	],
};

export async function drawHero(rasterise: Rasterise): Promise<void> {
	const drawing = composeHero();
	for (const theme of themes) {
		for (const [name, sizes] of Object.entries(outputs)) {
			for (const { picture, width, budget } of sizes) {
				const chosen = drawing.pictures[picture];
				// Drawn no smaller than its frame: hairlines stay hairlines when the picture is reduced.
				const drawn = Math.max(width, chosen.frame.width);
				const svg = drawPicture(chosen, palettes[theme], drawn);
				const raster = await rasterise(svg, drawn, heightFor(chosen, drawn));
				const plan = { folder: "contour", name: `${name}-${theme}`, chroma: "4:2:0" } as const;
				await savePicture(raster, { ...plan, width, budget });
			}
		}
	}
	await writeThread(drawing);
}

/** The thread in the coordinates of the 1440 px picture; the site lays it over and hangs a link on each node. */
async function writeThread({ desktop, thread }: HeroDrawing): Promise<void> {
	const drawn = { viewBox: [desktop.width, desktop.height], path: thread.path, nodes: thread.nodes };
	const file = path.resolve(import.meta.dirname, "../drawn/hero-thread.json");
	await writeFile(file, `${JSON.stringify(drawn, null, "\t")}\n`);
}
