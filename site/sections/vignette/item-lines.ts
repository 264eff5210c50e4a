import { linesOf, type VignetteItem } from "#content/schemas/vignette-item.ts";
import { drawing, forecastScale, plotPoint } from "#site/sections/vignette/chart-scales.ts";
import { foundAt } from "#site/sections/vignette/pictures.tsx";

/*
 * The height of an item and the line that a thread leaves from or ends on, in units. vignette-lines.css, vignette-words.css
 * and vignette-drawings.css set the same measures, so that the build knows where each line lies.
 */
const bubble = { top: 0.2, foot: 0.4, line: 0.72 };
const code = { edge: 0.35, line: 0.62 };
const drawingUnits = 5;
const drawingTop = 0.35;
const drawingHeight = 4.4;

/** How high an item is. */
export function unitsOf(item: VignetteItem): number {
	switch (item.kind) {
		case "bubble":
			return bubble.top + item.lines.length * bubble.line + bubble.foot;
		case "code":
			return item.lines.length * code.line + 2 * code.edge;
		case "mail":
			return 1.7;
		case "plot":
		case "forecast":
		case "picture":
			return drawingUnits;
		case "decision":
			return 2.2;
		default:
			return 1;
	}
}

const inDrawing = (y: number) => drawingTop + (y / drawing.height) * drawingHeight;

/** How far below an item's top a thread leaves it: along the foot of the marked line, or from the point in a drawing. */
export function leaveAt(item: VignetteItem): number {
	const line = linesOf(item).findIndex((each) => each.includes("[["));
	switch (item.kind) {
		case "bubble":
			return bubble.top + (line + 1) * bubble.line;
		case "code":
			return code.edge + (line + 1) * code.line;
		case "mail":
			return line === 0 ? 0.85 : 1.7;
		case "plot":
			return inDrawing(plotPoint(item.chosen.at).y);
		case "picture":
			return inDrawing(foundAt[item.picture].leave);
		default:
			return 1;
	}
}

/** How far below its top a thread ends on an item: at its middle, or at the first point of a curve. */
export function arriveAt(item: VignetteItem): number {
	if (item.kind === "forecast") return inDrawing(forecastScale(item).y(item.actual[0] ?? 0));
	return unitsOf(item) / 2;
}
