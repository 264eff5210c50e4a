import { readFile } from "node:fs/promises";
import * as harfbuzz from "harfbuzzjs";
import subsetFont from "subset-font";

/** A typeface that sets text as outlines: a picture drawn from them looks the same on a machine without fonts. */
export interface Outliner {
	/** Width of a line in pixels. */
	readonly measure: (text: string, size: number) => number;
	/** The line as an SVG path, its baseline beginning at x and y. */
	readonly draw: (text: string, size: number, x: number, y: number) => string;
}

const folder = new URL("../../build/fonts/", import.meta.url);
const macrons = /([āēīōūĀĒĪŌŪ]+)/;

interface Glyph {
	readonly outline: () => string;
	readonly advance: number;
}

/**
 * Opens one of the subsets that the build made.
 * @param tracking space between letters, in ems.
 */
export async function openOutliner(name: string, tracking: number): Promise<Outliner> {
	const [main, extended] = await Promise.all([openFont(`${name}.woff2`), openFont(`${name}-macrons.woff2`)]);
	const { upem } = main;
	const shape = (text: string) =>
		text.split(macrons).flatMap((run) => shapeRun(macrons.test(run) ? extended.font : main.font, run));
	// A title is measured again and again, until its lines are right.
	const shaped = new Map<string, Glyph[]>();
	const glyphsOf = (text: string) => {
		const glyphs = shaped.get(text) ?? shape(text);
		shaped.set(text, glyphs);
		return glyphs;
	};
	const step = ({ advance }: Glyph) => advance + tracking * upem;
	return {
		measure: (text, size) => (glyphsOf(text).reduce((width, glyph) => width + step(glyph), 0) * size) / upem,
		draw(text, size, x, y) {
			let pen = 0;
			const marks = glyphsOf(text).map((glyph) => {
				const mark = `<path transform="translate(${pen.toFixed(1)})" d="${glyph.outline()}"/>`;
				pen += step(glyph);
				return mark;
			});
			const scale = size / upem;
			return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})">${marks.join("")}</g>`;
		},
	};
}

async function openFont(file: string) {
	const everything = String.fromCharCode(...Array.from({ length: 0x2100 - 32 }, (_, index) => index + 32));
	const bytes = await subsetFont(await readFile(new URL(file, folder)), everything, { targetFormat: "sfnt" });
	const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
	return { font: new harfbuzz.Font(face), upem: face.upem };
}

/** @throws when the subset has no such character. */
function shapeRun(font: harfbuzz.Font, text: string): Glyph[] {
	const buffer = new harfbuzz.Buffer();
	buffer.addText(text);
	buffer.guessSegmentProperties();
	harfbuzz.shape(font, buffer);
	return buffer.getGlyphInfosAndPositions().map(({ codepoint, xAdvance = 0 }) => {
		if (codepoint === 0) throw new Error(`the site's fonts have no outline for a character of "${text}"`);
		return { outline: () => font.glyphToPath(codepoint), advance: xAdvance };
	});
}
