import { formatHex, interpolate } from "culori";
import { hexOf, type Theme } from "#design/colours.ts";

export type Palette = {
	/** The site's own background, so that a picture fades into the page. */
	readonly ground: string;
	/** The lowest land of a picture that ends at its edges, so that no gap in it looks like a tear. */
	readonly lowland: string;
	readonly paper: (height: number) => string;
	readonly edge: string;
	readonly edgeOpacity: number;
	readonly shadow: string;
	readonly shadowOpacity: number;
	readonly cross: string;
	/** Opacity of the warm side light, top right, and of the shade opposite to it. */
	readonly sunlight: number;
	readonly shade: number;
	/** Opacity of the veil that calms the side where text stands. */
	readonly veil: number;
	readonly amber: string;
	readonly thread: ThreadColours;
};

type ThreadColours = {
	readonly core: string | undefined;
	readonly nodeFill: string;
	readonly nodeGlow: number;
	/** Width, blur and opacity of each halo, widest first. */
	readonly halos: readonly (readonly [width: number, blur: number, opacity: number])[];
};

const paperFrom = (colours: string[]) => {
	const mix = interpolate(colours, "oklab");
	return (height: number) => formatHex(mix(height));
};

export const palettes: Record<Theme, Palette> = {
	light: {
		ground: hexOf("bg", "light"),
		lowland: "#DCE9E6",
		paper: paperFrom(["#E6F0ED", "#DBE9E5", "#E6EEEA", "#F1F4F1", "#FAFAF7", "#FFFFFF"]),
		edge: "#FFFFFF",
		edgeOpacity: 0.95,
		shadow: "#4C7A7E",
		shadowOpacity: 0.36,
		cross: "#1F5D66",
		sunlight: 0.1,
		shade: 0.12,
		veil: 0.86,
		amber: "#D95F02",
		thread: { core: undefined, nodeFill: "#FFFDF8", nodeGlow: 0.4, halos: [[6, 7, 0.28]] },
	},
	dark: {
		ground: hexOf("bg", "dark"),
		lowland: "#04151C",
		paper: paperFrom(["#07202A", "#0B2C37", "#134450", "#1F6069", "#3D8886", "#7DB7AC"]),
		edge: "#C9EFE6",
		edgeOpacity: 0.2,
		shadow: "#010A0E",
		shadowOpacity: 0.6,
		cross: "#8FC7C1",
		sunlight: 0.07,
		shade: 0.42,
		veil: 0.8,
		amber: "#FFA12B",
		thread: {
			core: "#FFE3B0",
			nodeFill: "#0B2A33",
			nodeGlow: 1,
			halos: [
				[9, 20, 0.35],
				[6, 7, 0.5],
			],
		},
	},
};
