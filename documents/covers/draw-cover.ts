import { formatHex, interpolate } from "culori";
import type { Level } from "#art/contour/contour.ts";
import { type Point, thin } from "#art/contour/geometry.ts";
import { palettes } from "#art/contour/palette.ts";
import type { Theme } from "#design/colours.ts";
import type { Cover } from "#documents/covers/cover-landscape.ts";

/** Each step of a shadow is one copy of the sheet: a blur would reach the printer as pixels. */
const shadowSteps = 3;
/** How much of the crosses' teal the lowest land takes. */
const deepening = 0.11;
/** Points nearer to each other than this add bytes and no form. */
const pointGap = 4.2;

/** Land as stacked paper, in shapes only, so that it is sharp at any size. */
export function drawCover({ frame, levels, thread }: Cover, theme: Theme): string {
	const { ground, amber, thread: line } = palettes[theme];
	const { x: left, y: top, width, height } = frame;
	const sheets = levels.map((level, index) => drawSheet(level, index / (levels.length - 1), theme));
	const nodes = thread.nodes.map(
		({ x, y }) =>
			`<circle cx="${x}" cy="${y}" r="7" fill="${line.nodeFill}" stroke="${amber}" stroke-width="2.6"/><circle cx="${x}" cy="${y}" r="2.6" fill="${amber}"/>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${width} ${height}" width="${width}" height="${height}">
<rect x="${left}" y="${top}" width="${width}" height="${height}" fill="${theme === "dark" ? ground : paperAt(0, theme)}"/>${sheets.join("")}
<path d="${thread.path}" fill="none" stroke="${amber}" stroke-opacity=".2" stroke-width="12" stroke-linecap="round"/>
<path d="${thread.path}" fill="none" stroke="${amber}" stroke-width="4" stroke-linecap="round"/>${nodes.join("")}</svg>`;
}

function drawSheet(level: Level, height: number, theme: Theme): string {
	const palette = palettes[theme];
	const outline = level.rings
		.filter((ring) => ring.length > 6)
		.map(toPath)
		.join("");
	if (outline === "") return "";
	const reach = 5 + 14 * height;
	const shadows = Array.from({ length: shadowSteps }, (_, step) => {
		const share = (step + 1) / shadowSteps;
		const opacity = (palette.shadowOpacity * (0.3 + 0.32 * height)) / shadowSteps ** 0.5;
		return `<path d="${outline}" fill="${palette.shadow}" fill-opacity="${opacity.toFixed(3)}" transform="translate(${(-reach * 0.7 * share).toFixed(1)} ${(reach * share).toFixed(1)})"/>`;
	});
	const paper = `<path d="${outline}" fill="${paperAt(height, theme)}" stroke="${palette.edge}" stroke-opacity="${palette.edgeOpacity}" stroke-width=".9"/>`;
	return shadows.reverse().join("") + paper;
}

/** A light cover stands on a page of the same paper: its low land is a shade deeper, so that the cover stands out. */
function paperAt(height: number, theme: Theme): string {
	const { paper, cross } = palettes[theme];
	if (theme === "dark") return paper(height);
	return formatHex(interpolate([paper(height), cross], "oklab")(deepening * (1 - height)));
}

function toPath(ring: readonly Point[]): string {
	return `M${thin(ring, pointGap)
		.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`)
		.join("L")}Z`;
}
