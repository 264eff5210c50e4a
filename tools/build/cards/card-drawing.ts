import sharp from "sharp";
import { encodeWithin } from "#art/encode.ts";
import { hexOf } from "#design/colours.ts";
import { mark } from "#design/mark.ts";
import {
	type CardPicture,
	cardPicture,
	cardSize,
	ground,
	pictureLayouts,
} from "#tools/build/cards/card-pictures.ts";
import { balanceLines, fitTitle } from "#tools/build/cards/card-text.ts";
import { type Outliner, openOutliner } from "#tools/build/cards/text-outlines.ts";

export interface CardCopy {
	readonly brand: string;
	readonly tagline: string;
	readonly host: string;
	/** The part of the site that the page belongs to; empty for a page of the first level. */
	readonly part: string;
	readonly title: string;
}

export interface CardFaces {
	readonly heading: Outliner;
	readonly body: Outliner;
}

const colours = {
	ink: hexOf("ink", "dark"),
	quiet: hexOf("ink-2", "dark"),
	brand: hexOf("brand", "dark"),
	accent: hexOf("accent", "dark"),
};
const margin = 72;
const textWidths = { banner: 530, cover: 530, session: 530, scene: 470 } as const;
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

/** Draws the card of a page, as a JPEG: its words, and a picture of its own next to them. */
export async function drawCard(copy: CardCopy, picture: CardPicture, faces: CardFaces): Promise<Buffer> {
	const { left } = pictureLayouts[picture.kind];
	const words = sharp(Buffer.from(wordsSvg(copy, picture.kind, faces)));
	const card = words
		.removeAlpha()
		.extend({ right: cardSize.width - left })
		.composite([{ input: await cardPicture(picture), left, top: 0 }]);
	const { data, info } = await card.removeAlpha().raw().toBuffer({ resolveWithObject: true });
	const { bytes } = await encodeWithin(budget, qualities, (quality) =>
		sharp(data, { raw: info }).jpeg({ quality }).toBuffer(),
	);
	return bytes;
}

function wordsSvg(copy: CardCopy, kind: CardPicture["kind"], { heading, body }: CardFaces): string {
	const width = textWidths[kind];
	const { lines, size } = fitTitle(copy.title, width, heading);
	const parts = copy.part ? balanceLines(copy.part, width, (line) => body.measure(line, partSize)) : [];
	const leading = size * 1.08;
	const baseline = 330 + size * 0.35 - ((lines.length - 1) * leading) / 2 + (parts.length * partLeading) / 2;
	const title = lines.map((line, index) => heading.draw(line, size, margin, baseline + index * leading));
	const partBase = baseline - size * 0.95 - 22 - (parts.length - 1) * partLeading;
	const part = parts.map((line, index) => body.draw(line, partSize, margin, partBase + index * partLeading));
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${pictureLayouts[kind].left}" height="${cardSize.height}">
<rect width="100%" height="100%" fill="${ground}"/>
${drawMark(margin, 60)}
<g fill="${colours.ink}">${heading.draw(copy.brand, 32, margin + 66, 90)}${title.join("")}</g>
<g fill="${colours.accent}">${part.join("")}</g>
<g fill="${colours.quiet}">${body.draw(copy.tagline, 22, margin + 66, 119)}${body.draw(copy.host, 26, margin, 568)}</g></svg>`;
}

/** The company's mark, about 50 pixels wide. */
function drawMark(x: number, y: number): string {
	const rings = mark.rings.map((ring) => `<path d="${ring}"/>`).join("");
	const { point } = mark;
	return `<g transform="translate(${x} ${y}) scale(1.6)" fill="none" stroke="${colours.brand}" stroke-width="2">${rings}
<circle cx="${point.x}" cy="${point.y}" r="${point.radius}" fill="${colours.accent}" stroke="none"/></g>`;
}
