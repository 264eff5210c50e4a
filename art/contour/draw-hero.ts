import { writeFile } from "node:fs/promises";
import path from "node:path";
import { drawThemes, type Output } from "#art/contour/draw-themes.ts";
import type { HeroDrawing } from "#art/contour/hero.ts";
import { composeHero } from "#art/contour/hero.ts";
import { composeTallHero } from "#art/contour/hero-tall.ts";
import type { Rasterise } from "#art/contour/rasterise.ts";
import { sharesAlong } from "#art/contour/thread.ts";

const kB = 1000;

export async function drawHero(rasterise: Rasterise): Promise<void> {
	const drawing = composeHero();
	const { desktop, wide } = drawing.pictures;
	const outputs: readonly Output[] = [
		{ name: "hero", picture: wide, width: 3840, budget: { avif: 96 * kB } },
		{ name: "hero", picture: wide, width: 2560, budget: { avif: 62 * kB } },
		{ name: "hero", picture: desktop, width: 2160, budget: { avif: 62 * kB } },
		{ name: "hero", picture: desktop, width: 1440, budget: { avif: 38 * kB, webp: 64 * kB } },
		{ name: "hero-tall", picture: composeTallHero().picture, width: 760, budget: { avif: 13 * kB } },
	];
	for (const output of outputs) await drawThemes(output, rasterise);
	await writeThread(drawing);
}

/**
 * The thread in the coordinates of the 1440 px picture, which the site lays over and hangs a link on each node; how far along
 * it the nodes are; and the places of the tall picture's nodes.
 */
async function writeThread({ desktop, thread }: HeroDrawing): Promise<void> {
	const { picture, nodes } = composeTallHero();
	const tall = { viewBox: [picture.frame.width, picture.frame.height], nodes };
	const drawn = {
		viewBox: [desktop.width, desktop.height],
		path: thread.path,
		nodes: thread.nodes,
		shares: sharesAlong(thread),
		tall,
	};
	const file = path.resolve(import.meta.dirname, "../drawn/hero-thread.json");
	await writeFile(file, `${JSON.stringify(drawn, null, "\t")}\n`);
}
