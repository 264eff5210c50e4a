import type { Theme } from "#design/colours.ts";
import { type CoverPlan, composeCover } from "#documents/covers/cover-landscape.ts";
import { drawCover } from "#documents/covers/draw-cover.ts";

/** The picture of a document's first page. */
export interface Cover {
	readonly plan: CoverPlan;
	readonly theme: Theme;
	/** In pixels of the picture's design. */
	readonly width: number;
	readonly height: number;
}

const lands = new Map<string, ReturnType<typeof composeCover>>();

/** A cover as SVG. */
export function coverPicture({ theme, ...land }: Cover): string {
	const key = JSON.stringify(land);
	const composed = lands.get(key) ?? composeCover(land.plan, land.width, land.height);
	// To raise the hills takes far longer than to draw them, and each is drawn in two themes and several sizes.
	lands.set(key, composed);
	return drawCover(composed, theme);
}
