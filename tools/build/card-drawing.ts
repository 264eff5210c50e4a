import sharp from "sharp";
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

export interface CardFaces {
	readonly heading: Outliner;
	readonly body: Outliner;
}

/** The dark theme's colours as sRGB: the library that draws the picture knows no OKLCH. */
const colours = { ground: "#031820", ink: "#e9f2f1", quiet: "#a8bebf", brand: "#8bd0cb", amber: "#fbb24e" };
const margin = 72;
/** Where a picture begins: land runs on under the words, a scene stands beside them. */
const layouts = { land: { left: 470, textWidth: 700 }, scene: { left: 580, textWidth: 600 } };
type Layout = (typeof layouts)[keyof typeof layouts];
const sizes = [78, 72, 66, 60, 54, 48, 44];
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

/** Draws the card of a page over a picture of its own, as a JPEG. */
export async function drawCard(
	copy: CardCopy,
	picture: string,
	kind: keyof typeof layouts,
	faces: CardFaces,
): Promise<Buffer> {
	const { width, height } = cardSize;
	const layout = layouts[kind];
	const land = await sharp(picture)
		.resize({
			width: width - layout.left,
			height,
			fit: "cover",
			position: kind === "land" ? "right" : "centre",
			kernel: "lanczos3",
		})
		.toBuffer();
	const card = sharp({ create: { width, height, channels: 3, background: colours.ground } })
		.composite([
			{ input: land, left: layout.left, top: 0 },
			{ input: Buffer.from(cardSvg(copy, layout, faces)), left: 0, top: 0 },
		])
		.png({ compressionLevel: 0 });
	return compress(await card.toBuffer());
}

/** The best JPEG within the budget. */
async function compress(card: Buffer): Promise<Buffer> {
	for (const quality of qualities) {
		const picture = await sharp(card).jpeg({ quality, progressive: true, optimiseCoding: true }).toBuffer();
		if (picture.length <= budget) return picture;
	}
	throw new Error(`a card is larger than ${budget} bytes at the lowest quality`);
}

function cardSvg(copy: CardCopy, { left, textWidth }: Layout, { heading, body }: CardFaces): string {
	const { width, height } = cardSize;
	const { lines, size } = fitTitle(copy.title, textWidth, heading);
	const leading = size * 1.08;
	const baseline = 330 + size * 0.35 - ((lines.length - 1) * leading) / 2 + (copy.part ? 20 : 0);
	const title = lines.map((line, index) => heading.draw(line, size, margin, baseline + index * leading));
	const part = copy.part ? body.draw(copy.part, 30, margin, baseline - size * 0.95 - 22) : "";
	return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<linearGradient id="fade"><stop offset="0" stop-color="${colours.ground}"/><stop offset=".25" stop-color="${colours.ground}" stop-opacity=".8"/><stop offset=".55" stop-color="${colours.ground}" stop-opacity=".22"/><stop offset="1" stop-color="${colours.ground}" stop-opacity="0"/></linearGradient>
<rect x="${left}" width="${width - left}" height="${height}" fill="url(#fade)"/>
${mark(margin, 60)}
<g fill="${colours.ink}">${heading.draw(copy.brand, 32, margin + 66, 90)}${title.join("")}</g>
<g fill="${colours.amber}">${part}</g>
<g fill="${colours.quiet}">${body.draw(copy.tagline, 22, margin + 66, 119)}${body.draw(copy.host, 26, margin, 568)}</g></svg>`;
}

/** The site's mark, 50 pixels wide. */
function mark(x: number, y: number): string {
	return `<g transform="translate(${x} ${y}) scale(1.6)" fill="none" stroke="${colours.brand}" stroke-width="2">
<path d="M17 3c7 0 13 5 13.500 12.500S25 31 17 31 3 25 3.500 16.500 10 3 17 3Z"/><path d="M18 9c5 0 8 3.500 7.500 8S22 25.500 17 25 8.500 21 9 16.500 13 9 18 9Z"/>
<circle cx="18" cy="16.500" r="3.200" fill="${colours.amber}" stroke="none"/></g>`;
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
