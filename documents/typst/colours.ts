import { formatHex } from "culori";
import { hexOf } from "#design/colours.ts";

const mixed = (lightness: number, chroma: number, hue: number): string =>
	formatHex({ mode: "oklch", l: lightness, c: chroma, h: hue });

/** The colours of documents as sRGB, of the light theme unless said otherwise: the typesetter's SVG reader knows no OKLCH. */
export const colours = {
	ground: hexOf("bg", "light"),
	tint: hexOf("surface-2", "light"),
	line: hexOf("line", "light"),
	border: hexOf("border", "light"),
	ink: hexOf("ink", "light"),
	ink2: hexOf("ink-2", "light"),
	brand: hexOf("brand", "light"),
	accent: hexOf("accent", "light"),
	amber: hexOf("accent-fill", "light"),
	thread: hexOf("thread", "light"),
	/** Of the third and fourth series of a chart. */
	teal: mixed(0.64, 0.075, 195),
	mist: mixed(0.83, 0.035, 200),
	/** Of the dark theme, for slides. */
	night: hexOf("bg", "dark"),
	pale: hexOf("ink", "dark"),
	quiet: hexOf("ink-2", "dark"),
} as const;
