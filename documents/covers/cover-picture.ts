import type { ThemeName } from "#art/contour/palette.ts";
import { composeCover } from "#documents/covers/cover-landscape.ts";
import { coverPlan } from "#documents/covers/cover-plans.ts";
import { drawCover } from "#documents/covers/draw-cover.ts";

const a4 = { width: 840, height: 1188 };

/** The picture of a document as SVG, the size of a title page. */
export function coverPicture(slug: string, theme: ThemeName = "light"): string {
	return drawCover(composeCover(coverPlan(slug), a4.width, a4.height), theme);
}
