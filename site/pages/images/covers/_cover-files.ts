import sharp from "sharp";
import type { Theme } from "#design/colours.ts";
import { coverPicture } from "#documents/covers/cover-picture.ts";
import { pageCover } from "#documents/covers/cover-plans.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { whitePapersIn } from "#site/catalogue/white-papers.ts";
import { coverWidth } from "#site/ui/picture-sets.ts";

const themes: readonly Theme[] = ["light", "dark"];

/** The addresses of the papers' covers, as Astro wants them. */
export function coverPaths() {
	return whitePapersIn(pageLocale).flatMap(({ slug }) =>
		themes.map((theme) => ({ params: { name: `${slug}-${theme}` }, props: { slug, theme } })),
	);
}

/** The land of a paper's first page as a picture of the site. */
export function drawnCover({ slug, theme }: { readonly slug: string; readonly theme: Theme }) {
	return sharp(Buffer.from(coverPicture({ ...pageCover(slug), theme }))).resize({ width: coverWidth });
}
