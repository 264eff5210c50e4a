import { readFile } from "node:fs/promises";
import type { APIContext, InferGetStaticPropsType } from "astro";
import sharp from "sharp";
import { type Cover, coverPicture } from "#documents/covers/cover-picture.ts";
import { pageCover, slideCover } from "#documents/covers/cover-plans.ts";
import { pageLocale } from "#site/catalogue/locale.ts";
import { webinarsIn } from "#site/catalogue/webinars.ts";
import { whitePapersIn } from "#site/catalogue/white-papers.ts";
import { covers, type PictureSet, sessionLands, shownFiles } from "#site/ui/picture-sets.ts";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

/** The pictures that the build draws: the lands of the papers' first pages, and those behind the first slides of sessions. */
export function getStaticPaths() {
	return [
		...whitePapersIn(pageLocale).flatMap(({ slug }) => pathsOf(covers, slug, pageCover(slug))),
		...webinarsIn(pageLocale).flatMap(({ slug }) => pathsOf(sessionLands, slug, slideCover(slug))),
	];
}

function pathsOf(set: PictureSet, name: string, cover: Cover) {
	return shownFiles(set, name).map(({ address, theme, width }) => ({
		params: { file: address.replace("/images/", "") },
		props: { cover: { ...cover, theme }, width },
	}));
}

type Picture = InferGetStaticPropsType<typeof getStaticPaths>;

export async function GET({ params, props: { cover, width } }: APIContext<Picture>): Promise<Response> {
	const isAvif = params["file"]?.endsWith(".avif");
	const ending = isAvif ? ".avif" : ".webp";
	const svg = await coverPicture(cover);
	const code = await codeVersion("site/pages/images");
	const kept = await keptFile({ folder: "covers", ending, input: [svg, width, code] }, () => {
		const drawn = sharp(Buffer.from(svg)).resize({ width });
		return (isAvif ? drawn.avif({ quality: 47, effort: 1 }) : drawn.webp({ quality: 74 })).toBuffer();
	});
	return new Response(await readFile(kept));
}
