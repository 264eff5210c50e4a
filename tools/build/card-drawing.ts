import sharp from "sharp";
import { composeBanner } from "#art/contour/banner.ts";
import { banners } from "#art/contour/banners.ts";
import { encodeWithin } from "#art/encode.ts";
import { hexOf } from "#design/colours.ts";
import { mark } from "#design/mark.ts";
import { coverPicture } from "#documents/covers/cover-picture.ts";
import { pageCover, slideCover } from "#documents/covers/cover-plans.ts";
import { drawCover } from "#documents/covers/draw-cover.ts";
import { balanceLines, fitTitle } from "#tools/build/card-text.ts";
import { type Outliner, openOutliner } from "#tools/build/text-outlines.ts";

const cardSize = { width: 1200, height: 630 } as const;

export interface CardCopy {
	readonly brand: string;
	readonly tagline: string;
	readonly host: string;
	/** The part of the site that the page belongs to; empty for a page of the first level. */
	readonly part: string;
	readonly title: string;
}

/** A scene's file, the name of a banner, or the paper or session whose first page it is. */
export type CardPicture =
	| { readonly kind: "scene"; readonly file: string }
	| { readonly kind: "banner"; readonly banner: string }
	| { readonly kind: "cover"; readonly paper: string }
	| { readonly kind: "session"; readonly session: string };

export interface CardFaces {
	readonly heading: Outliner;
	readonly body: Outliner;
}

const colours = {
	ground: hexOf("bg", "dark"),
	ink: hexOf("ink", "dark"),
	quiet: hexOf("ink-2", "dark"),
	brand: hexOf("brand", "dark"),
	accent: hexOf("accent", "dark"),
};
const margin = 72;
/** Where a picture goes: next to the title, never behind it. A scene is shown whole, land fills its side. */
const layouts = {
	banner: { left: 640, textWidth: 530, fit: "cover", fade: 200 },
	cover: { left: 640, textWidth: 530, fit: "cover", fade: 200 },
	session: { left: 640, textWidth: 530, fit: "cover", fade: 200 },
	scene: { left: 548, textWidth: 470, fit: "contain", fade: 90 },
} as const;
/** The hills of a cover are above its title, those of a session's first slide next to it. */
const positions = { banner: "centre", cover: "top", session: "right", scene: "centre" } as const;
type Layout = (typeof layouts)[keyof typeof layouts];
const partSize = 30;
const partLeading = 38;
/** Some networks fetch no larger picture; the lower qualities are for a busy picture. */
const budget = 60_000;
const qualities = [40, 50, 60, 70, 80];

export async function openCardFaces(): Promise<CardFaces> {
	const [heading, body] = await Promise.all([
		openOutliner("archivo", -0.02),
		openOutliner("hanken-grotesk", 0),
	]);
	return { heading, body };
}

/** Draws the card of a page next to a picture of its own, as a JPEG. */
export async function drawCard(copy: CardCopy, picture: CardPicture, faces: CardFaces): Promise<Buffer> {
	const { width, height } = cardSize;
	const layout = layouts[picture.kind];
	const key = JSON.stringify(picture);
	const background = backgrounds.get(key) ?? drawBackground(picture);
	backgrounds.set(key, background);
	const card = sharp({ create: { width, height, channels: 3, background: colours.ground } })
		.composite([
			{ input: await background, left: layout.left, top: 0 },
			{ input: Buffer.from(cardSvg(copy, layout, faces)), left: 0, top: 0 },
		])
		.removeAlpha()
		.raw();
	const pixels = await card.toBuffer();
	const { bytes } = await encodeWithin(budget, qualities, (quality) =>
		sharp(pixels, { raw: { width, height, channels: 3 } })
			.jpeg({ quality, progressive: true, optimiseCoding: true })
			.toBuffer(),
	);
	return bytes;
}

/** By picture: the chapters of a paper share one. */
const backgrounds = new Map<string, Promise<Buffer>>();

async function drawBackground(picture: CardPicture): Promise<Buffer> {
	const layout = layouts[picture.kind];
	return sharp(await pictureSource(picture))
		.resize({
			width: cardSize.width - layout.left,
			height: cardSize.height,
			fit: layout.fit,
			background: colours.ground,
			kernel: "lanczos3",
			position: positions[picture.kind],
		})
		.png({ compressionLevel: 0 })
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

function cardSvg(copy: CardCopy, layout: Layout, { heading, body }: CardFaces): string {
	const { width, height } = cardSize;
	const { lines, size } = fitTitle(copy.title, layout.textWidth, heading);
	const parts = copy.part
		? balanceLines(copy.part, layout.textWidth, (line) => body.measure(line, partSize))
		: [];
	const leading = size * 1.08;
	const baseline = 330 + size * 0.35 - ((lines.length - 1) * leading) / 2 + (parts.length * partLeading) / 2;
	const title = lines.map((line, index) => heading.draw(line, size, margin, baseline + index * leading));
	const partBase = baseline - size * 0.95 - 22 - (parts.length - 1) * partLeading;
	const part = parts.map((line, index) => body.draw(line, partSize, margin, partBase + index * partLeading));
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
${drawFade(layout)}
${drawMark(margin, 60)}
<g fill="${colours.ink}">${heading.draw(copy.brand, 32, margin + 66, 90)}${title.join("")}</g>
<g fill="${colours.accent}">${part.join("")}</g>
<g fill="${colours.quiet}">${body.draw(copy.tagline, 22, margin + 66, 119)}${body.draw(copy.host, 26, margin, 568)}</g></svg>`;
}

/** The ground runs over the picture's left side and thins out in an even curve, so that no edge shows. */
function drawFade({ left, fade }: Layout): string {
	const steps = [1, 0.84, 0.5, 0.16, 0];
	const stops = steps.map(
		(opacity, index) =>
			`<stop offset="${index / (steps.length - 1)}" stop-color="${colours.ground}" stop-opacity="${opacity}"/>`,
	);
	return `<linearGradient id="fade">${stops.join("")}</linearGradient>
<rect x="${left}" width="${fade}" height="${cardSize.height}" fill="url(#fade)"/>`;
}

/** The company's mark, about 50 pixels wide. */
function drawMark(x: number, y: number): string {
	const rings = mark.rings.map((ring) => `<path d="${ring}"/>`).join("");
	const { point } = mark;
	return `<g transform="translate(${x} ${y}) scale(1.6)" fill="none" stroke="${colours.brand}" stroke-width="2">${rings}
<circle cx="${point.x}" cy="${point.y}" r="${point.radius}" fill="${colours.accent}" stroke="none"/></g>`;
}
