import { readFile } from "node:fs/promises";
import type { Theme } from "#design/colours.ts";
import { type CoverPlan, composeCover } from "#documents/covers/cover-landscape.ts";
import { drawCover } from "#documents/covers/draw-cover.ts";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

/** The picture of a document's first page. */
export interface Cover {
	readonly plan: CoverPlan;
	readonly theme: Theme;
	/** In pixels of the picture's design. */
	readonly width: number;
	readonly height: number;
}

const lands = new Map<string, ReturnType<typeof composeCover>>();

/** A cover as SVG. To raise its hills takes long, and documents, pages and share cards show the same ones. */
export async function coverPicture(cover: Cover): Promise<string> {
	const code = await codeVersion("documents/covers", "art/contour", "design");
	const kept = await keptFile({ folder: "covers", ending: ".svg", input: [cover, code] }, async () => {
		const { theme, ...land } = cover;
		const key = JSON.stringify(land);
		const composed = lands.get(key) ?? composeCover(land.plan, land.width, land.height);
		lands.set(key, composed);
		return Buffer.from(drawCover(composed, theme));
	});
	return readFile(kept, "utf8");
}
