import { Fragment } from "react";
import type { Thread } from "#site/sections/vignette/geometry.ts";

interface ThreadsProps {
	readonly layout: "wide" | "narrow" | "small" | "large";
	readonly threads: readonly Thread[];
	readonly viewBox?: string;
}

/** The threads of one layout, each with a ring where it ends. */
export function Threads({ layout, threads, viewBox }: ThreadsProps) {
	return (
		<svg className={`vignette-threads ${layout}`} viewBox={viewBox}>
			{threads.map(({ path, end, ring }) => (
				<Fragment key={path}>
					<path d={path} pathLength="1" />
					{ring && <circle cx={end.x} cy={end.y} r="4.5" />}
				</Fragment>
			))}
		</svg>
	);
}
