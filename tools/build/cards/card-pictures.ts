import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import sharp from "sharp";
import { composeBanner } from "#art/contour/banner.ts";
import { banners } from "#art/contour/banners.ts";
import { hexOf } from "#design/colours.ts";
import { coverPicture } from "#documents/covers/cover-picture.ts";
import { pageCover, slideCover } from "#documents/covers/cover-plans.ts";
import { drawCover } from "#documents/covers/draw-cover.ts";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

/** A scene's file, the name of a banner, or the paper or session whose first page it is. */
export type CardPicture =
	| { readonly kind: "scene"; readonly file: string }
	| { readonly kind: "banner"; readonly banner: string }
	| { readonly kind: "cover"; readonly paper: string }
	| { readonly kind: "session"; readonly session: string };

export const cardSize = { width: 1200, height: 630 } as const;
export const ground = hexOf("bg", "dark");

/** In pixels, where each picture begins: next to the title, never behind it. A scene is shown whole, land fills its side. */
export const pictureLayouts = {
	banner: { left: 640, fit: "cover", fade: 200, position: "centre" },
	// The hills of a cover are above its title, those of a session's first slide next to it.
	cover: { left: 640, fit: "cover", fade: 200, position: "top" },
	session: { left: 640, fit: "cover", fade: 200, position: "right" },
	scene: { left: 548, fit: "contain", fade: 90, position: "centre" },
} as const;

const code = await codeVersion(
	"art/contour",
	"design",
	"documents/covers",
	"tools/build/cards/card-pictures.ts",
);
/** The chapters of a paper share a picture: each is drawn once. */
const drawn = new Map<string, Promise<string>>();

/** @returns the path of a picture as its cards show it, a PNG, whose name changes with what it shows. */
export function cardPicture(picture: CardPicture): Promise<string> {
	const key = JSON.stringify(picture);
	const file = drawn.get(key) ?? keepPicture(picture);
	drawn.set(key, file);
	return file;
}

async function keepPicture(picture: CardPicture): Promise<string> {
	const scene = picture.kind === "scene" && createHash("sha256").update(await readFile(picture.file));
	const input = { picture: scene ? scene.digest("base64url") : picture, code };
	return keptFile({ folder: "card-pictures", ending: ".png", input }, () => drawPicture(picture));
}

async function drawPicture(picture: CardPicture): Promise<Buffer> {
	const { left, fit, position, fade } = pictureLayouts[picture.kind];
	const { height } = cardSize;
	const width = cardSize.width - left;
	return sharp(await pictureSource(picture))
		.resize({ width, height, fit, position, background: ground, kernel: "lanczos3" })
		.composite([{ input: Buffer.from(fadeSvg(fade)), left: 0, top: 0 }])
		.removeAlpha()
		.png({ compressionLevel: 1 })
		.toBuffer();
}

async function pictureSource(picture: CardPicture): Promise<string | Buffer> {
	if (picture.kind === "scene") return picture.file;
	if (picture.kind === "banner") return drawLand(picture.banner);
	const cover = picture.kind === "cover" ? pageCover(picture.paper) : slideCover(picture.session);
	return Buffer.from(await coverPicture({ ...cover, theme: "dark" }));
}

/** The land of a page's banner, drawn for the card, with the whole of its thread. */
function drawLand(banner: string): Buffer {
	const plan = banners[banner];
	if (!plan) throw new Error(`a page shows the banner ${banner}, which art/contour/banners.ts does not plan`);
	return Buffer.from(drawCover(composeBanner(plan, "card"), "dark"));
}

/** The ground runs over the picture's left side and thins out in an even curve, so that no edge shows. */
function fadeSvg(width: number): string {
	const steps = [1, 0.84, 0.5, 0.16, 0];
	const stops = steps.map(
		(opacity, index) =>
			`<stop offset="${index / (steps.length - 1)}" stop-color="${ground}" stop-opacity="${opacity}"/>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${cardSize.height}">
<linearGradient id="fade">${stops.join("")}</linearGradient><rect width="100%" height="100%" fill="url(#fade)"/></svg>`;
}
