import type { Level } from "#art/contour/contour.ts";
import { type Frame, grow, type Point } from "#art/contour/geometry.ts";
import type { Palette } from "#art/contour/palette.ts";

/** How far outside a picture's frame its blurs reach: three deviations of the widest shadow, and the shadow's shift. */
const spill = 44;

/** Pixels of the design. A sheet or a hole that is smaller both ways looks like dirt on the screen. */
const leastSheet = 16;

export type Terrain = {
	readonly levels: readonly Level[];
	/** The box that the light and the veil are composed for; a frame may show less or more of it. */
	readonly design: Frame;
	readonly frame: Frame;
	/** Thickness of lines and depth of shadows, 1 for a picture shown at its own size. */
	readonly weight: number;
};

/** Stacked paper as SVG: each level throws a soft shadow down and left, then shows its face and lit edge. */
export function drawTerrain({ levels, design, frame, weight }: Terrain, palette: Palette): string {
	const sheets = levels.map((level, index) => {
		const height = index / (levels.length - 1);
		return drawSheet(level, height, { palette, weight, isMain: index % 4 === 0 });
	});
	const blurs = blur("near", 5 * weight, frame, weight) + blur("far", 9 * weight, frame, weight);
	return `<defs>${blurs}${drawSideLight(palette, design)}</defs>${sheets.join("")}`;
}

type SheetLook = { readonly palette: Palette; readonly weight: number; readonly isMain: boolean };

/** One sheet at a height from 0 to 1; every fourth has a stronger edge, as on a map. */
function drawSheet(level: Level, height: number, { palette, weight, isMain }: SheetLook): string {
	const outline = level.rings
		.filter((ring) => !isSpeck(ring))
		.map(toPath)
		.join("");
	if (!outline) return "";
	const shift = `translate(${-(3 + 5 * height) * weight} ${(5 + 8 * height) * weight})`;
	const depth = height > 0.5 ? "far" : "near";
	const edgeWidth = (isMain ? 1.3 : 0.75) * weight;
	return [
		`<path d="${outline}" fill="${palette.shadow}" opacity="${palette.shadowOpacity}" transform="${shift}" filter="url(#${depth})"/>`,
		`<path d="${outline}" fill="${palette.paper(height)}"/><path d="${outline}" fill="url(#side-light)"/>`,
		`<path d="${outline}" fill="none" stroke="${palette.edge}" stroke-opacity="${palette.edgeOpacity}" stroke-width="${edgeWidth}"/>`,
	].join("");
}

function isSpeck(ring: readonly Point[]): boolean {
	const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
	return extent(ring.map(({ x }) => x)) < leastSheet && extent(ring.map(({ y }) => y)) < leastSheet;
}

function toPath(ring: readonly Point[]): string {
	return `M${ring.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;
}

/** A blur over the whole picture: a region that goes by the size of a shape cuts the blur of a small or narrow one. */
export function blur(id: string, deviation: number, frame: Frame, weight: number): string {
	const { x, y, width, height } = grow(frame, spill * weight);
	const region = `filterUnits="userSpaceOnUse" x="${x}" y="${y}" width="${width}" height="${height}"`;
	return `<filter id="${id}" ${region}><feGaussianBlur stdDeviation="${deviation}"/></filter>`;
}

/** Sunlight falls from the design's top right corner and dies away again beyond it, where wide screens look. */
function drawSideLight({ sunlight, shade, shadow }: Palette, { x, y, width, height }: Frame): string {
	const beyond = 0.6;
	const start = { x: x + width * (1 + 0.65 * beyond), y: y - height * beyond };
	const offset = (share: number) => ((share + beyond) / (1 + beyond)).toFixed(4);
	const stop = (share: number, colour: string, opacity: number) =>
		`<stop offset="${offset(share)}" stop-color="${colour}" stop-opacity="${opacity}"/>`;
	const stops = [
		stop(-beyond, "#FFB25E", sunlight / 5),
		stop(0, "#FFB25E", sunlight),
		stop(0.45, "#FFB25E", 0),
		stop(0.4501, shadow, 0),
		stop(1, shadow, shade),
	];
	const line = `x1="${start.x}" y1="${start.y}" x2="${x + width * 0.35}" y2="${y + height}"`;
	return `<linearGradient id="side-light" gradientUnits="userSpaceOnUse" ${line}>${stops.join("")}</linearGradient>`;
}

/** Survey crosses on the site's 156 px, counted from the design's corner. */
export function drawCrosses(palette: Palette, design: Frame, frame: Frame): string {
	const pitch = 156;
	const firstX = design.x + 96 - Math.ceil((design.x + 96 - frame.x) / pitch) * pitch;
	const firstY = design.y + 82 - Math.ceil((design.y + 82 - frame.y) / pitch) * pitch;
	let path = "";
	for (let x = firstX; x < frame.x + frame.width; x += pitch) {
		for (let y = firstY; y < frame.y + frame.height; y += pitch) {
			path += `M${x - 4} ${y}h8M${x} ${y - 4}v8`;
		}
	}
	return `<path d="${path}" fill="none" stroke="${palette.cross}" stroke-opacity=".3"/>`;
}
