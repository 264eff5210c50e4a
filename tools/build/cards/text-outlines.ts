import * as harfbuzz from "harfbuzzjs";
import type { FaceName } from "#tools/build/fonts/fallback-faces.ts";
import { type Script, wholeFace } from "#tools/build/fonts/fonts.ts";

/** A typeface that sets text as outlines: a picture drawn from them looks the same on a machine without fonts. */
export interface Outliner {
	/** Width of a line in pixels. */
	readonly measure: (text: string, size: number) => number;
	/** The line as an SVG path, its baseline beginning at x and y. */
	readonly draw: (text: string, size: number, x: number, y: number) => string;
}

/** What is in a face's other file: the letters of more languages, and the currencies but for the euro. */
const extended = /([\u0100-\u024f\u20a0-\u20ab\u20ad-\u20c0]+)/;

interface Glyph {
	readonly outline: () => string;
	readonly advance: number;
}

/**
 * Opens one of the site's faces. What it has no outline for is left out.
 * @param tracking space between letters, in ems.
 */
export async function openOutliner(name: FaceName, tracking: number): Promise<Outliner> {
	const [latin, other] = await Promise.all([openFont(name, "latin"), openFont(name, "latin-ext")]);
	const { upem } = latin;
	const shape = (text: string) =>
		text.split(extended).flatMap((run) => shapeRun(extended.test(run) ? other.font : latin.font, run));
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

async function openFont(name: FaceName, script: Script) {
	const bytes = await wholeFace(name, script);
	const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(bytes).buffer));
	return { font: new harfbuzz.Font(face), upem: face.upem };
}

function shapeRun(font: harfbuzz.Font, text: string): Glyph[] {
	const buffer = new harfbuzz.Buffer();
	buffer.addText(text);
	buffer.guessSegmentProperties();
	harfbuzz.shape(font, buffer);
	return buffer
		.getGlyphInfosAndPositions()
		.filter(({ codepoint }) => codepoint !== 0)
		.map(({ codepoint, xAdvance = 0 }) => ({
			outline: () => font.glyphToPath(codepoint),
			advance: xAdvance,
		}));
}
