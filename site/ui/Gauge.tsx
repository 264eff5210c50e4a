import { gaugeArc, gaugePoint, gaugeTerraces } from "#site/ui/gauge-geometry.ts";
import { meterRole } from "#site/ui/meter-role.ts";

interface GaugeProps {
	readonly name: string;
	/** All of 100, rounded down; null before the first answer, when there is only the range. */
	readonly value: number | null;
	/** What is set large: the score, or its range. */
	readonly figure: string | null;
	readonly low: number;
	readonly high: number;
	/** 0 for the first stage to 4 for the last: as many terraces of the hill are lit. */
	readonly level: number;
	/** Where the stages begin. */
	readonly thresholds: readonly number[];
	/** Under the figure, such as "of 100". */
	readonly unit: string;
	/** What a screen reader says in place of the bare figure. */
	readonly text: string;
}

/** The score as a hill of contour lines: the thread climbs its arc to the figure, a pale band shows what is possible. Styles: gauge.css. */
export function Gauge({ name, value, figure, low, high, level, thresholds, unit, text }: GaugeProps) {
	const node = value === null ? null : gaugePoint(value);
	return (
		<div className="gauge" {...meterRole({ name, value, text })}>
			<svg viewBox="0 0 320 274" aria-hidden="true">
				{gaugeTerraces.map((path, index) => (
					<path key={path} className={index <= level ? "terrace lit" : "terrace"} d={path} />
				))}
				<path className="gauge-track" d={gaugeArc(0, 100)} />
				{high > low && <path className="gauge-band" d={gaugeArc(low, high)} />}
				{value !== null && value > 0 && <path className="gauge-thread" d={gaugeArc(0, value)} />}
				{thresholds.map((threshold) => {
					const from = gaugePoint(threshold, 131);
					const to = gaugePoint(threshold, 145);
					return <path key={threshold} className="gauge-tick" d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />;
				})}
				{node && (
					<>
						<circle className="gauge-node" cx={node.x} cy={node.y} r="9" />
						<circle className="gauge-dot" cx={node.x} cy={node.y} r="3.2" />
						<text className="gauge-value" x="160" y="168">
							{figure}
						</text>
						<text className="gauge-unit" x="160" y="194">
							{unit}
						</text>
					</>
				)}
			</svg>
		</div>
	);
}
