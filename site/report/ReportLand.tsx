import { type DimensionScore, knownPoints } from "#domain/readiness/score.ts";
import { shownPoints } from "#domain/readiness/units.ts";
import {
	type LandLabel,
	land,
	landDepths,
	landLabels,
	landPoint,
	landShore,
	landTerraces,
} from "#site/report/land-geometry.ts";
import type { ReportCopy } from "#site/report/report-copy.ts";

interface ReportLandProps {
	readonly scores: readonly DimensionScore[];
	readonly copy: ReportCopy;
}

/** The terraces from the shore up, each a shade nearer to the summit's. */
const shades = [
	"land-base",
	"land-1",
	"land-2",
	"land-3",
	"land-4",
	"land-5",
	"land-6",
	"land-7",
	"land-8",
] as const;

/** Where the names of the five dimensions stand on a phone, clockwise from the top. */
const narrow: readonly LandLabel[] = [
	{ x: 380, y: -22, anchor: "middle" },
	{ x: 600, y: 122, anchor: "end" },
	{ x: 600, y: 520, anchor: "end" },
	{ x: 160, y: 520, anchor: "start" },
	{ x: 160, y: 122, anchor: "start" },
];

function Labels({ scores, copy, places }: ReportLandProps & { readonly places: readonly LandLabel[] }) {
	return places.map(({ x, y, anchor }, index) => {
		const score = scores[index];
		if (score === undefined) return null;
		return (
			<text key={score.dimension} x={x} y={y} textAnchor={anchor}>
				<tspan className="land-name">{copy.dimensions.items[score.dimension].name}</tspan>
				<tspan className={score.hasAnswer ? "land-figure" : undefined} x={x} dy="1.1em">
					{knownPoints(score) ?? copy.dimensions.certainty.unanswered}
				</tspan>
			</text>
		);
	});
}

/** The five dimensions as land: a ridge each, a weak one a valley, the thread along the shore. The list below says the same. */
export function ReportLand({ scores, copy }: ReportLandProps) {
	const figures = scores.map(({ score }) => shownPoints(score));
	return (
		<svg className="report-land" viewBox={`0 0 ${land.width} ${land.height}`} aria-hidden="true">
			{landDepths(figures).map((path) => (
				<path key={path} className="land-depth" d={path} />
			))}
			{landTerraces(figures).map((path, index) => (
				<path key={path} className={`land-terrace ${shades[index]}`} d={path} />
			))}
			{scores.map(({ dimension, low, high, isComplete }, index) => {
				const [from, to] = isComplete ? [0, 100] : [shownPoints(low), shownPoints(high)];
				const [start, end] = [landPoint(index, from), landPoint(index, to)];
				const className = isComplete ? "land-axis" : "land-band";
				return <path key={dimension} className={className} d={`M${start.x} ${start.y}L${end.x} ${end.y}`} />;
			})}
			<path className="land-shore" d={landShore(figures)} pathLength="1" />
			{figures.map((figure, index) => {
				const { x, y } = landPoint(index, figure);
				const { dimension, hasAnswer } = scores[index] ?? {};
				return (
					<circle
						key={dimension}
						className={hasAnswer ? "land-node" : "land-node unanswered"}
						cx={x}
						cy={y}
						r="7"
					/>
				);
			})}
			<g className="land-labels wide">
				<Labels scores={scores} copy={copy} places={landLabels} />
			</g>
			<g className="land-labels narrow">
				<Labels scores={scores} copy={copy} places={narrow} />
			</g>
		</svg>
	);
}
