import { existsSync } from "node:fs";
import { copyFile, mkdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { decodeHTML } from "entities";
import { banners } from "#art/contour/banners.ts";
import { type CardCopy, type CardFaces, drawCard, openCardFaces } from "#tools/build/cards/card-drawing.ts";
import { type CardPicture, cardPicture } from "#tools/build/cards/card-pictures.ts";
import { filesOf } from "#tools/build/files-of.ts";
import { inParallel } from "#tools/build/in-parallel.ts";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

const fallbackBanner = "resources";

export interface Card {
	/** Path of the file below the output folder. */
	readonly file: string;
	readonly copy: CardCopy;
	readonly picture: CardPicture;
}

/** Draws the picture that each page's head names as its `og:image`, from the page's own title and first picture. */
export async function writeCardImages(cards: readonly Card[], pages: string): Promise<void> {
	const code = await codeVersion("art/encode.ts", "design", "tools/build");
	let faces: Promise<CardFaces> | undefined;
	await inParallel(cards, async ({ file, copy, picture }) => {
		const input = { copy, picture: await cardPicture(picture), code };
		const kept = await keptFile({ folder: "cards", ending: ".jpg", input }, async () => {
			faces ??= openCardFaces();
			return drawCard(copy, picture, await faces);
		});
		await mkdir(dirname(join(pages, file)), { recursive: true });
		await copyFile(kept, join(pages, file));
	});
}

/** The cards that the pages name. */
export async function listCards(pages: string): Promise<Card[]> {
	const cards = new Map<string, Card>();
	for (const path of (await filesOf(pages, ".html")).sort()) {
		const card = readCard(await readFile(path, "utf8"), pages);
		if (card && !cards.has(card.file)) cards.set(card.file, card);
	}
	return [...cards.values()];
}

function readCard(html: string, pages: string): Card | null {
	const meta = (name: string) =>
		decodeHTML(new RegExp(`<meta property="og:${name}" content="([^"]*)"`).exec(html)?.[1] ?? "");
	const image = meta("image");
	if (image === "") return null;
	const { host, pathname } = new URL(image);
	const tagline = decodeHTML(/<small>([^<]*)<\/small>/.exec(html)?.[1] ?? "");
	return {
		file: pathname.slice(1),
		copy: {
			brand: meta("site_name"),
			tagline,
			host,
			part: partOf(html),
			title: headingOf(html) || meta("title"),
		},
		picture: pictureOf(html, new URL(meta("url")).pathname, pages),
	};
}

/** The page's headline, without what may be in it. */
function headingOf(html: string): string {
	return decodeHTML(/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1]?.replace(/<[^>]+>/g, "") ?? "").trim();
}

/** The name of the page above this one, as its breadcrumbs tell search engines. */
function partOf(html: string): string {
	for (const [, text = ""] of html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)) {
		const data: { "@type"?: string; itemListElement?: { name: string }[] } = JSON.parse(text);
		if (data["@type"] === "BreadcrumbList") return data.itemListElement?.slice(1).at(-2)?.name ?? "";
	}
	return "";
}

/**
 * The page's first picture: its scene in the dark version, or the land of its banner. A paper and its chapters have the
 * paper's cover, a session the land of its slides. Home's own land is for its hero alone.
 */
function pictureOf(html: string, path: string, pages: string): CardPicture {
	const [, folder, name = ""] =
		/\/images\/(contour|scenes)\/([a-z0-9-]+?)-(?:light|day|dark|dusk)-/.exec(html) ?? [];
	const file = join(pages, `images/scenes/${name}-dusk-1200.avif`);
	if (folder === "scenes" && existsSync(file)) return { kind: "scene", file };
	const banner = name.replace(/^banner-|-(?:phone|tablet)$/g, "");
	if (banner in banners) return { kind: "banner", banner };
	const [, session] = /^\/resources\/webinars\/([a-z0-9-]+)/.exec(path) ?? [];
	if (session) return { kind: "session", session };
	const [, paper] = /^\/resources\/white-papers\/([a-z0-9-]+)/.exec(path) ?? [];
	return paper ? { kind: "cover", paper } : { kind: "banner", banner: fallbackBanner };
}
