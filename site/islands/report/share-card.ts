import type { ReadinessMeasure } from "#domain/readiness/measure.ts";
import { type DimensionScore, knownPoints } from "#domain/readiness/score.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import {
	land,
	landDepths,
	landLabels,
	landPoint,
	landShore,
	landTerraces,
} from "#site/report/land-geometry.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";
import { shownScore } from "#site/report/score-text.ts";

/** The picture of a score for a slide or a post, in pixels; the size that social networks ask for. */
const card = { width: 1200, height: 630, margin: 72 };
const typefaces = { heading: "Archivo, sans-serif", body: '"Hanken Grotesk", sans-serif' };

type Canvas = CanvasRenderingContext2D;

/** The colours of the page as it is shown, read from the report on it. */
function pageColours() {
	const colour = (selector: string, property: string) => {
		const element = document.querySelector(selector) ?? document.documentElement;
		return getComputedStyle(element).getPropertyValue(property);
	};
	return {
		background: colour("html", "background-color"),
		ink: colour("h1", "color"),
		quiet: colour(".report-title p", "color"),
		terraces: [...document.querySelectorAll(".land-terrace")].map(
			(terrace) => getComputedStyle(terrace).fill,
		),
		line: colour(".land-terrace", "stroke"),
		depth: colour(".land-depth", "stroke"),
		thread: colour(".land-shore", "stroke"),
		node: colour(".land-node", "fill"),
	};
}

type Colours = ReturnType<typeof pageColours>;

function drawTerraces(canvas: Canvas, figures: readonly number[], colours: Colours): void {
	canvas.strokeStyle = colours.depth;
	canvas.lineWidth = 1;
	for (const path of landDepths(figures)) canvas.stroke(new Path2D(path));
	canvas.strokeStyle = colours.line;
	for (const [level, path] of landTerraces(figures).entries()) {
		const shape = new Path2D(path);
		canvas.fillStyle = colours.terraces[level] ?? colours.background;
		canvas.fill(shape);
		canvas.stroke(shape);
	}
}

function drawShore(canvas: Canvas, figures: readonly number[], colours: Colours): void {
	canvas.strokeStyle = colours.thread;
	canvas.fillStyle = colours.node;
	canvas.lineWidth = 3;
	canvas.stroke(new Path2D(landShore(figures)));
	for (const [index, figure] of figures.entries()) {
		const { x, y } = landPoint(index, figure);
		const node = new Path2D();
		node.arc(x, y, 7, 0, 2 * Math.PI);
		canvas.fill(node);
		canvas.stroke(node);
	}
}

/** The name and the score of each dimension around the land, as on the page. */
function drawLabels(
	canvas: Canvas,
	scores: readonly DimensionScore[],
	{ items, certainty }: ReportCopy["dimensions"],
	colours: Colours,
): void {
	for (const [index, { x, y, anchor }] of landLabels.entries()) {
		const each = scores[index];
		if (each === undefined) continue;
		canvas.textAlign = anchor === "middle" ? "center" : anchor;
		canvas.font = `560 20px ${typefaces.body}`;
		canvas.fillStyle = colours.quiet;
		canvas.fillText(items[each.dimension].name, x, y);
		const points = knownPoints(each);
		if (points === null) {
			canvas.font = `560 16px ${typefaces.body}`;
			canvas.fillText(certainty.unanswered, x, y + 24);
		} else {
			canvas.font = `640 30px ${typefaces.heading}`;
			canvas.fillStyle = colours.ink;
			canvas.fillText(String(points), x, y + 31);
		}
	}
}

interface Line {
	readonly text: string;
	readonly y: number;
	readonly font: string;
	readonly colour: string;
}

function drawWords(canvas: Canvas, lines: readonly Line[]): void {
	for (const { text, y, font, colour } of lines) {
		canvas.font = font;
		canvas.fillStyle = colour;
		canvas.fillText(text, card.margin, y);
	}
}

/** Draws the score, the stage and the land as a PNG. It shows no name: what is shared is the result alone. */
export async function drawShareCard(measure: ReadinessMeasure, copy: ReportCopy): Promise<Blob> {
	const { stage, dimensions, isProvisional } = measure;
	await document.fonts.ready;
	const element = Object.assign(document.createElement("canvas"), { width: card.width, height: card.height });
	const canvas = element.getContext("2d");
	if (canvas === null) throw new Error("This browser draws no pictures");
	const colours = pageColours();
	const figures = dimensions.map(({ score }) => shownPoints(score));
	canvas.fillStyle = colours.background;
	canvas.fillRect(0, 0, card.width, card.height);
	canvas.save();
	canvas.translate(card.width - land.width + 30, (card.height - land.height) / 2);
	drawTerraces(canvas, figures, colours);
	drawShore(canvas, figures, colours);
	drawLabels(canvas, dimensions, copy.dimensions, colours);
	canvas.restore();
	const { heading, body } = typefaces;
	drawWords(canvas, [
		{
			text: `${copy.gauge.name}, ${copy.gauge.outOf}`,
			y: 112,
			font: `500 30px ${body}`,
			colour: colours.quiet,
		},
		{
			text: shownScore(measure, copy).figure ?? "",
			y: 300,
			// A range is twice as long as a score.
			font: `640 ${isProvisional ? 110 : 190}px ${heading}`,
			colour: colours.ink,
		},
		{ text: copy.stages[stage].name, y: 385, font: `640 56px ${heading}`, colour: colours.ink },
		{ text: copy.card.invitation, y: 500, font: `500 28px ${body}`, colour: colours.quiet },
		{ text: `${copy.host}/assessment`, y: 545, font: `640 28px ${body}`, colour: colours.ink },
	]);
	return new Promise((resolve, reject) => {
		element.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("No picture was made"))), "image/png");
	});
}
