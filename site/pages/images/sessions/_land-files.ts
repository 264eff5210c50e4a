import sharp from "sharp";
import { themes } from "#design/colours.ts";
import { coverPicture } from "#documents/covers/cover-picture.ts";
import { slideCover } from "#documents/covers/cover-plans.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { sessionLands } from "#site/ui/picture-sets.ts";

/** The addresses of the lands of sessions, as Astro wants them. */
export function landPaths() {
	return webinarsIn(pageLocale).flatMap(({ slug }) =>
		themes.flatMap((theme) =>
			sessionLands.widths.map((width) => ({
				params: { name: `${slug}-${theme}-${width}` },
				props: { slug, theme, width },
			})),
		),
	);
}

type Land = ReturnType<typeof landPaths>[number]["props"];

/** The land behind the first slide of a session, as a picture of the site. */
export function drawnLand({ slug, theme, width }: Land) {
	return sharp(Buffer.from(coverPicture({ ...slideCover(slug), theme }))).resize({ width });
}
