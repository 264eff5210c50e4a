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

/** A cover as SVG. */
export function coverPicture({ plan, theme, width, height }: Cover): string {
	return drawCover(composeCover(plan, width, height), theme);
}
