import { Fragment } from "react";
import type { Thread } from "#site/sections/vignette/geometry.ts";

interface ThreadsProps {
	/** Of a picture that has threads for two layouts. */
	readonly layout?: "wide" | "narrow";
	readonly threads: readonly Thread[];
	/** Of threads that scale with their picture; the others draw themselves. */
	readonly viewBox?: string;
}

/** The threads of one layout, each with a ring where it ends. */
export function Threads({ layout, threads, viewBox }: ThreadsProps) {
	return (
		<svg className={layout ? `vignette-threads ${layout}` : "vignette-threads"} viewBox={viewBox}>
			{threads.map(({ path, end, ring }) => (
				<Fragment key={path}>
					<path d={path} pathLength={viewBox ? undefined : 1} />
					{ring && <circle cx={end.x} cy={end.y} r="4.5" />}
				</Fragment>
			))}
		</svg>
	);
}
