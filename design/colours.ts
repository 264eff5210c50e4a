import { converter, formatHex } from "culori";
import tokens from "#design/tokens.json" with { type: "json" };

export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];
export type ColourName = keyof typeof tokens.colours;

/** A colour of the site as `#rrggbb`, for what knows no OKLCH. */
export function hexOf(name: ColourName, theme: Theme): string {
	return formatHex(parsed(name, theme));
}

/** A colour of the site as red, green and blue from 0 to 255, not rounded. */
export function channelsOf(name: ColourName, theme: Theme): [number, number, number] {
	const { r, g, b } = parsed(name, theme);
	return [r * 255, g * 255, b * 255];
}

const toRgb = converter("rgb");

function parsed(name: ColourName, theme: Theme) {
	const colour = toRgb(tokens.colours[name][theme]);
	if (!colour) throw new Error(`design/tokens.json: ${name} is no colour in the ${theme} theme`);
	return colour;
}
