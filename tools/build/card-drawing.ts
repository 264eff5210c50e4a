import sharp from "sharp";
import { composeBanner } from "#art/contour/banner.ts";
import { banners } from "#art/contour/banners.ts";
import { encodeWithin } from "#art/encode.ts";
import { hexOf } from "#design/colours.ts";
import { mark } from "#design/mark.ts";
import { drawCover } from "#documents/covers/draw-cover.ts";
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

/** A scene's file, or the name of a banner. */
export type CardPicture =
	| { readonly kind: "scene"; readonly file: string }
	| { readonly kind: "banner"; readonly banner: string };

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
/** Where a picture stands: next to the title, never behind it. A scene is shown whole, land fills its side. */
const layouts = {
	banner: { left: 640, textWidth: 530, fit: "cover" },
	scene: { left: 548, textWidth: 470, fit: "contain" },
} as const;
type Layout = (typeof layouts)[keyof typeof layouts];
const sizes = [72, 66, 60, 54, 48, 44];
/** Some networks fetch no larger picture; the lower qualities are for a busy picture under a long title. */
const budget = 60_000;
const qualities = [80, 70, 60, 50, 40];

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
	const background = await sharp(picture.kind === "scene" ? picture.file : drawLand(picture.banner))
		.resize({
			width: width - layout.left,
			height,
			fit: layout.fit,
			background: colours.ground,
			kernel: "lanczos3",
		})
		.toBuffer();
	const card = sharp({ create: { width, height, channels: 3, background: colours.ground } })
		.composite([
			{ input: background, left: layout.left, top: 0 },
			{ input: Buffer.from(cardSvg(copy, layout, faces)), left: 0, top: 0 },
		])
		.png({ compressionLevel: 0 });
	const pixels = await card.toBuffer();
	const { bytes } = await encodeWithin(budget, qualities, (quality) =>
		sharp(pixels).jpeg({ quality, progressive: true, optimiseCoding: true }).toBuffer(),
	);
	return bytes;
}

/** The land of a page's banner, drawn for the card, with the whole of its thread. */
function drawLand(banner: string): Buffer {
	const plan = banners[banner];
	if (!plan) throw new Error(`a page shows the banner ${banner}, which art/contour/banners.ts does not plan`);
	return Buffer.from(drawCover(composeBanner(plan, "card"), "dark"));
}

function cardSvg(copy: CardCopy, { left, textWidth }: Layout, { heading, body }: CardFaces): string {
	const { width, height } = cardSize;
	const { lines, size } = fitTitle(copy.title, textWidth, heading);
	const leading = size * 1.08;
	const baseline = 330 + size * 0.35 - ((lines.length - 1) * leading) / 2 + (copy.part ? 20 : 0);
	const title = lines.map((line, index) => heading.draw(line, size, margin, baseline + index * leading));
	const part = copy.part ? body.draw(copy.part, 30, margin, baseline - size * 0.95 - 22) : "";
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="fade"><stop offset="0" stop-color="${colours.ground}"/><stop offset="1" stop-color="${colours.ground}" stop-opacity="0"/></linearGradient>
<rect x="${left}" width="90" height="${height}" fill="url(#fade)"/>
${drawMark(margin, 60)}
<g fill="${colours.ink}">${heading.draw(copy.brand, 32, margin + 66, 90)}${title.join("")}</g>
<g fill="${colours.accent}">${part}</g>
<g fill="${colours.quiet}">${body.draw(copy.tagline, 22, margin + 66, 119)}${body.draw(copy.host, 26, margin, 568)}</g></svg>`;
}

/** The company's mark, about 50 pixels wide. */
function drawMark(x: number, y: number): string {
	const rings = mark.rings.map((ring) => `<path d="${ring}"/>`).join("");
	const { point } = mark;
	return `<g transform="translate(${x} ${y}) scale(1.6)" fill="none" stroke="${colours.brand}" stroke-width="2">${rings}
<circle cx="${point.x}" cy="${point.y}" r="${point.radius}" fill="${colours.accent}" stroke="none"/></g>`;
}

/** The largest size at which a title takes three lines, or four of the smallest. */
function fitTitle(title: string, width: number, face: Outliner): { lines: string[]; size: number } {
	for (const size of sizes) {
		const lines = breakLines(title, width, (line) => face.measure(line, size));
		if (lines.length <= 3) return { lines, size };
	}
	const size = sizes.at(-1) ?? 46;
	return { lines: breakLines(title, width, (line) => face.measure(line, size)), size };
}

function breakLines(text: string, width: number, measure: (line: string) => number): string[] {
	const lines: string[] = [];
	let line = "";
	for (const word of text.split(" ")) {
		const longer = line === "" ? word : `${line} ${word}`;
		if (line !== "" && measure(longer) > width) {
			lines.push(line);
			line = word;
		} else line = longer;
	}
	return [...lines, line];
}
