import { formatHex } from "culori";

const token = (lightness: number, chroma: number, hue: number): string =>
	formatHex({ mode: "oklch", l: lightness, c: chroma, h: hue });

/** The tokens as sRGB, of the light theme unless said otherwise: the typesetter's SVG reader knows no OKLCH. */
export const colours = {
	ground: token(0.972, 0.006, 190),
	tint: token(0.942, 0.013, 190),
	line: token(0.855, 0.02, 200),
	border: token(0.6, 0.035, 208),
	ink: token(0.235, 0.035, 218),
	ink2: token(0.435, 0.036, 212),
	brand: token(0.405, 0.066, 208),
	accent: token(0.515, 0.132, 48),
	amber: token(0.785, 0.158, 68),
	thread: token(0.63, 0.17, 50),
	teal: token(0.64, 0.075, 195),
	mist: token(0.83, 0.035, 200),
	/** Of the dark theme, for slides. */
	night: token(0.195, 0.032, 224),
	pale: token(0.955, 0.01, 190),
	quiet: token(0.785, 0.024, 200),
} as const;
