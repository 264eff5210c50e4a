import type { ReactNode } from "react";
import type { VignetteItemOf } from "#content/schemas/vignette-item.ts";
import { drawing, forecastScale, plotPoint } from "#site/sections/vignette/chart-scales.ts";
import { foundAt, pictures } from "#site/sections/vignette/pictures.tsx";
import "#site/sections/vignette/vignette-drawings.css";

/** Further than any sheet is wide: the sheet's edge cuts such a line. */
const far = 600;

const viewBox = `0 0 ${drawing.width} ${drawing.height}`;

/** A place along a drawing's width or down its height, as a share of a sheet that may be wider. */
const across = (x: number) => `${((100 * x) / drawing.width).toFixed(1)}%`;
const down = (y: number) => `${((100 * y) / drawing.height).toFixed(1)}%`;

interface ChartProps {
	readonly look: string;
	/** Lines and areas, which widen with the sheet. */
	readonly lines: ReactNode;
	/** Words and points, which keep their shape. */
	readonly children: ReactNode;
}

/** A drawing that is as wide as the rows of its sheet. */
function Chart({ look, lines, children }: ChartProps) {
	return (
		<div className={`vignette-drawing ${look}`}>
			<svg>
				<svg viewBox={viewBox} preserveAspectRatio="none">
					{lines}
				</svg>
				{children}
			</svg>
		</div>
	);
}

/** Past figures as a line, and the likely range as a band that opens towards the right. */
export function ForecastItem(item: VignetteItemOf<"forecast">) {
	const { actual, likely, labels, from } = item;
	const { x, y, floor } = forecastScale(item);
	const now = actual.length - 1;
	const today = `${x(now)} ${y(actual[now] ?? 0)}`;
	const ahead = (values: readonly number[]) =>
		values.map((value, index) => `${x(now + 1 + index)} ${y(value)}`);
	const highs = ahead(likely.map(([, high]) => high));
	const lows = ahead(likely.map(([low]) => low)).toReversed();
	const middle = ahead(likely.map(([low, high]) => (low + high) / 2));
	const first = y(actual[0] ?? 0);
	const foot = down(floor + 20);
	return (
		<Chart
			look={from ? "read" : ""}
			lines={
				<>
					<path className="axis" d={`M0 ${floor}H${drawing.width}M${x(now)} 4V${floor}`} />
					{from && <path className="level" d={`M${-far} ${first}H${far}`} />}
					<path className="band" d={`M${today}L${highs.join("L")}L${lows.join("L")}Z`} />
					<path
						className="past"
						d={`M${actual.map((value, index) => `${x(index)} ${y(value)}`).join("L")}`}
					/>
					<path className="likely" d={`M${today}L${middle.join("L")}`} />
				</>
			}
		>
			{from && <circle className="point" cx="0" cy={down(first)} r="4" />}
			<text x="0" y={foot}>
				{labels[0]}
			</text>
			<text x={across(x(now))} y={foot} textAnchor="middle">
				{labels[1]}
			</text>
			<text x="100%" y={foot} textAnchor="end">
				{labels[2]}
			</text>
		</Chart>
	);
}

/** A drawn picture, the part that was found in it, and the words for it. */
export function PictureItem({ picture, found }: VignetteItemOf<"picture">) {
	const { leave, words, ...frame } = foundAt[picture];
	return (
		<div className="vignette-drawing leads picture">
			<svg viewBox={viewBox}>
				{pictures[picture]}
				<rect className="found" {...frame} rx="3" />
				<path className="thread" d={`M${frame.x + frame.width} ${leave}H${far}`} />
				{found && (
					<text className="label" {...(words ?? { x: frame.x, y: frame.y - 6 })}>
						{found}
					</text>
				)}
			</svg>
		</div>
	);
}

/** Ideas by two measures, the chosen one with its name. */
export function PlotItem({ dots, chosen, axes }: VignetteItemOf<"plot">) {
	const at = plotPoint(chosen.at);
	return (
		<Chart
			look="leads plot"
			lines={
				<>
					<path className="axis" d="M1 18V112H236" />
					<path className="thread" d={`M${at.x} ${at.y}H${far}`} />
				</>
			}
		>
			{dots.map(plotPoint).map(({ x, y }) => (
				<circle key={`${x} ${y}`} className="hole" cx={across(x)} cy={down(y)} r="5" />
			))}
			<circle className="point" cx={across(at.x)} cy={down(at.y)} r="6" />
			<text className="label" x={across(at.x)} y={down(at.y - 12)} textAnchor="middle">
				{chosen.text}
			</text>
			<text x="0" y={down(10)}>
				{axes[1]}
			</text>
			<text x="100%" y={down(126)} textAnchor="end">
				{axes[0]}
			</text>
		</Chart>
	);
}
