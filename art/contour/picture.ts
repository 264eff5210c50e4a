import type { Frame, Point } from "#art/contour/geometry.ts";
import type { Palette } from "#art/contour/palette.ts";
import { blur, drawCrosses, drawTerrain, type Terrain } from "#art/contour/terrain.ts";
import type { Thread } from "#art/contour/thread.ts";

export type Picture = Terrain & {
	/** The width at the frame's left over which the picture comes out of the page's background. */
	readonly fadeLeft: number;
	/** Drawn in when given; the home hero lays its thread over the picture instead. */
	readonly thread?: Thread | undefined;
	/** Whether the side on the left is calmed for text that stands on it. */
	readonly isVeiled: boolean;
	/** Whether it ends at its edges, with a lowest land of its own, instead of going over into the page. */
	readonly isFramed?: boolean;
};

/** The height of a picture that is `width` pixels wide. */
export function heightFor({ frame }: Picture, width: number): number {
	return Math.round((width * frame.height) / frame.width);
}

export function drawPicture(picture: Picture, palette: Palette, width: number): string {
	const { design, frame, thread, isVeiled, isFramed } = picture;
	const { x, y } = frame;
	const height = heightFor(picture, width);
	const box = `x="${x}" y="${y}" width="${frame.width}" height="${frame.height}"`;
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${x} ${y} ${frame.width} ${frame.height}" width="${width}" height="${height}">
<rect ${box} fill="${isFramed ? palette.lowland : palette.ground}"/>${drawTerrain(picture, palette)}${drawCrosses(palette, design, frame)}
${isVeiled ? drawVeil(palette, design, box) : ""}${thread ? drawThread(thread, palette, picture) : ""}${drawFade(picture, palette, box)}</svg>`;
}

/** Calms the side where text stands without emptying it. */
function drawVeil({ ground, veil }: Palette, design: Frame, box: string): string {
	return gradient("veil", box, ground, `x1="${design.x}" y1="0" x2="${design.x + design.width}" y2="0"`, [
		[0, veil],
		[0.36, 0.55],
		[0.62, 0],
	]);
}

function drawFade({ frame: { x }, fadeLeft }: Picture, { ground }: Palette, box: string): string {
	if (fadeLeft === 0) return "";
	return gradient("fade-left", box, ground, `x1="${x}" y1="0" x2="${x + fadeLeft}" y2="0"`, [
		[0, 1],
		[0.04, 1],
		[0.3, 0.78],
		[0.65, 0.25],
		[1, 0],
	]);
}

function gradient(
	id: string,
	box: string,
	colour: string,
	line: string,
	stops: readonly (readonly [offset: number, opacity: number])[],
): string {
	const marks = stops.map(
		([offset, opacity]) => `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
	);
	return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" ${line}>${marks.join("")}</linearGradient><rect ${box} fill="url(#${id})"/>`;
}

function drawThread({ path, nodes }: Thread, palette: Palette, { frame, weight }: Picture): string {
	const { amber, thread } = palette;
	const line = `d="${path}" fill="none" stroke-linecap="round"`;
	const halos = thread.halos.map(
		([width, deviation, opacity], index) =>
			`${blur(`halo-${index}`, deviation, frame, weight)}<path ${line} stroke="${amber}" stroke-width="${width * weight}" opacity="${opacity}" filter="url(#halo-${index})"/>`,
	);
	const core = thread.core ? `<path ${line} stroke="${thread.core}" stroke-width="${0.9 * weight}"/>` : "";
	return `${halos.join("")}<path ${line} stroke="${amber}" stroke-width="${2.6 * weight}"/>${core}
<radialGradient id="glow"><stop offset="0" stop-color="${amber}" stop-opacity=".55"/><stop offset="1" stop-color="${amber}" stop-opacity="0"/></radialGradient>
${nodes.map((node) => drawNode(node, palette, weight)).join("")}`;
}

function drawNode({ x, y }: Point, { amber, thread }: Palette, weight: number): string {
	const circle = (radius: number, rest: string) =>
		`<circle cx="${x}" cy="${y}" r="${radius * weight}" ${rest}/>`;
	return [
		circle(22, `fill="url(#glow)" opacity="${thread.nodeGlow}"`),
		circle(6.2, `fill="${thread.nodeFill}" stroke="${amber}" stroke-width="${2.2 * weight}"`),
		circle(2.3, `fill="${amber}"`),
	].join("");
}
