import { formatHex, interpolate } from "culori";
import { type Frame, type Point, rounded, thin } from "#art/contour/geometry.ts";
import { type Palette, palettes } from "#art/contour/palette.ts";
import type { Theme } from "#design/colours.ts";
import type { CoverLand } from "#documents/covers/cover-landscape.ts";

/** Shadows and halos are so many lines over each other: a blur would reach the printer as pixels. */
const softness = 4;
/** How much of the crosses' teal the lowest land takes. */
const deepening = 0.05;
/** Pixels between the points of an outline, which is a smooth curve. */
const pointGap = 16;

/** Land as stacked paper, in shapes only, so that it is sharp at any size. */
export function drawCover({ frame, levels, thread, weight }: CoverLand, theme: Theme): string {
	const palette = palettes[theme];
	const { x, y, width, height } = frame;
	const box = `x="${x}" y="${y}" width="${width}" height="${height}"`;
	const sheets = levels.map((level, index) => {
		const share = index / (levels.length - 1);
		const outline = level.rings
			.filter((ring) => ring.length > 12)
			.map(toPath)
			.join("");
		return outline && drawShadow(outline, share, palette, weight) + drawPaper(outline, share, theme, weight);
	});
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}">
${drawLight(palette, frame)}${drawVeil(palette, frame)}<rect ${box} fill="${theme === "dark" ? palette.ground : paperAt(0, theme)}"/>
${sheets.join("")}<rect ${box} fill="url(#light)"/><rect ${box} fill="url(#veil)"/>
${drawThread(thread.path, palette, weight)}${thread.nodes.map((node) => drawNode(node, palette, weight)).join("")}</svg>`;
}

/** Falls down and left. Each line is as wide as it is moved, so that it ends at the lit edge and leaves no gap at the other. */
function drawShadow(outline: string, share: number, palette: Palette, weight: number): string {
	const reach = { x: -(3.5 + 4 * share) * weight, y: (6 + 6 * share) * weight };
	const darkness = palette.shadowOpacity * (0.75 + 0.35 * share);
	const lines = Array.from({ length: softness }, (_, line) => {
		const part = (line + 0.6) / (softness - 0.4);
		const width = 2 * part * Math.hypot(reach.x, reach.y);
		const shift = `${(part * reach.x).toFixed(1)} ${(part * reach.y).toFixed(1)}`;
		return `<path d="${outline}" stroke-width="${width.toFixed(1)}" transform="translate(${shift})"/>`;
	});
	const opacity = (1 - (1 - darkness) ** (1 / softness)).toFixed(3);
	return `<g fill="none" stroke="${palette.shadow}" stroke-opacity="${opacity}" stroke-linejoin="round">${lines.join("")}</g>`;
}

function drawPaper(outline: string, share: number, theme: Theme, weight: number): string {
	const { edge, edgeOpacity } = palettes[theme];
	return `<path d="${outline}" fill="${paperAt(share, theme)}" stroke="${edge}" stroke-opacity="${edgeOpacity}" stroke-width="${0.75 * weight}"/>`;
}

function drawThread(path: string, { amber, thread }: Palette, weight: number): string {
	const line = (colour: string, width: number, opacity = 1) =>
		`<path d="${path}" stroke="${colour}" stroke-width="${(width * weight).toFixed(1)}" stroke-opacity="${opacity}"/>`;
	const halo = Array.from({ length: softness }, (_, ring) => line(amber, 22 - ring * 4.5, 0.08));
	const core = thread.core ? line(thread.core, 0.9) : "";
	return `<g fill="none" stroke-linecap="round" stroke-linejoin="round">${halo.join("")}${line(amber, 2.6)}${core}</g>`;
}

function drawNode({ x, y }: Point, { amber, thread }: Palette, weight: number): string {
	const circle = (radius: number, rest: string) =>
		`<circle cx="${x}" cy="${y}" r="${(radius * weight).toFixed(1)}" ${rest}/>`;
	const rim = `fill="${thread.nodeFill}" stroke="${amber}" stroke-width="${2.2 * weight}"`;
	return circle(6.2, rim) + circle(2.3, `fill="${amber}"`);
}

/** The light of the banners: sun from the top right, shade at the bottom left. */
function drawLight({ sunlight, shade, shadow }: Palette, { x, y, width, height }: Frame): string {
	const sun = "#FFB25E";
	return gradient("light", `x1="${x + width}" y1="${y}" x2="${x + width * 0.35}" y2="${y + height}"`, [
		[0, sun, sunlight],
		[0.45, sun, 0],
		[0.4501, shadow, 0],
		[1, shadow, shade],
	]);
}

/** Calms the land where the title is: at the foot of a page, at the left of a screen. */
function drawVeil({ ground, veil }: Palette, { x, y, width, height }: Frame): string {
	const line =
		width > height
			? `x1="${x}" y1="0" x2="${x + width * 0.62}" y2="0"`
			: `x1="0" y1="${y + height}" x2="0" y2="${y + height * 0.4}"`;
	return gradient("veil", line, [
		[0, ground, veil],
		[0.5, ground, veil * 0.6],
		[1, ground, 0],
	]);
}

function gradient(
	id: string,
	line: string,
	stops: readonly (readonly [offset: number, colour: string, opacity: number])[],
): string {
	const marks = stops.map(
		([offset, colour, opacity]) =>
			`<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
	);
	return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${marks.join("")}</linearGradient>`;
}

/** A light cover stands on a page of the same paper: its low land is a shade deeper, so that the cover stands out. */
function paperAt(share: number, theme: Theme): string {
	const { paper, cross } = palettes[theme];
	if (theme === "dark") return paper(share);
	return formatHex(interpolate([paper(share), cross], "oklab")(deepening * (1 - share)));
}

/** A curve that has the points of a ring as its controls. These are in fifths of a pixel, so that tenths say it exactly. */
function toPath(ring: readonly Point[]): string {
	const controls = thin(ring.slice(0, -1), pointGap).map((point) => rounded(point, 5));
	const middles = controls.map((point, index) => {
		const next = controls[index + 1] ?? controls[0] ?? point;
		return `${((point.x + next.x) / 2).toFixed(1)} ${((point.y + next.y) / 2).toFixed(1)}`;
	});
	const [start, end, ...others] = middles;
	const { x, y } = controls[1] ?? { x: 0, y: 0 };
	if (!end) return "";
	return `M${start}Q${x} ${y} ${end}${[...others, start].map((middle) => `T${middle}`).join("")}Z`;
}
