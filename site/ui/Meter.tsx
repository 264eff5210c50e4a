import type { ReactNode } from "react";
import { thresholds } from "#domain/readiness/stage.ts";
import { meterRole } from "#site/ui/meter-role.ts";

interface MeterProps {
	readonly name: string;
	/** All of 100, rounded down. */
	readonly value: number;
	readonly low: number;
	readonly high: number;
	/** What a screen reader says in place of the bare figure. */
	readonly text: string;
	/** What lies over the thread, below its node. */
	readonly children?: ReactNode;
}

/** A bar from 0 to 100: a pale band for the range that is possible, and the thread up to the figure. Styles: meter.css. */
export function Meter({ name, value, low, high, text, children }: MeterProps) {
	return (
		<div className="meter" {...meterRole({ name, value, text })}>
			<svg width="100%" height="16" aria-hidden="true">
				<rect className="meter-track" y="5" width="100%" height="6" rx="3" />
				<rect className="meter-band" x={`${low}%`} y="5" width={`${high - low}%`} height="6" rx="3" />
				<rect className="meter-thread" y="6.5" width={`${value}%`} height="3" rx="1.5" />
				{thresholds.map((threshold) => (
					<rect key={threshold} className="meter-tick" x={`${threshold}%`} y="3" width="1" height="10" />
				))}
				{children}
				<circle className="meter-node" cx={`${value}%`} cy="8" r="5" />
			</svg>
		</div>
	);
}
