import type { VignetteItemOf } from "#content/schemas/vignette.ts";

const width = 236;
const height = 96;

/** Past figures as a line, and the likely range as a band that opens towards the right. */
export function ForecastItem({ actual, likely, labels }: VignetteItemOf<"forecast">) {
	const top = Math.max(...actual, ...likely.map(([, high]) => high));
	const count = actual.length + likely.length;
	const x = (index: number) => Math.round((index / (count - 1)) * width);
	const y = (value: number) => Math.round(height - (value / top) * (height - 8));
	const points = actual.map((value, index) => `${x(index)} ${y(value)}`);
	const last = actual.at(-1) ?? 0;
	const from = actual.length - 1;
	const middle = likely.map(([low, high], index) => `${x(from + 1 + index)} ${y((low + high) / 2)}`);
	const highs = likely.map(([, high], index) => `${x(from + 1 + index)} ${y(high)}`);
	const lows = likely.map(([low], index) => `${x(from + 1 + index)} ${y(low)}`).toReversed();
	return (
		<div className="vignette-drawing">
			<svg viewBox={`0 -4 ${width} ${height + 28}`} aria-hidden="true">
				<path className="axis" d={`M0 ${height}H${width}M${x(from)} 0V${height}`} />
				<path className="band" d={`M${x(from)} ${y(last)}L${highs.join("L")}L${lows.join("L")}Z`} />
				<path className="past" d={`M${points.join("L")}`} />
				<path className="likely" d={`M${x(from)} ${y(last)}L${middle.join("L")}`} pathLength="1" />
				<text x="0" y={height + 18}>
					{labels[0]}
				</text>
				<text x={x(from)} y={height + 18} textAnchor="middle">
					{labels[1]}
				</text>
				<text x={width} y={height + 18} textAnchor="end">
					{labels[2]}
				</text>
			</svg>
		</div>
	);
}
