import type { Vignette } from "#content/schemas/vignette.ts";
import { sideThreads, stackedThreads } from "#site/sections/vignette/geometry.ts";
import { narrow, wide } from "#site/sections/vignette/layouts.ts";
import { Sheet } from "#site/sections/vignette/Sheet.tsx";
import { Threads } from "#site/sections/vignette/Threads.tsx";
import "#site/ui/contour-ground.css";
import "#site/sections/vignette/vignette.css";
import "#site/sections/vignette/vignette-figure.css";
import "#site/sections/vignette/vignette-motion.css";
import "#site/sections/vignette/vignette-output.css";

interface VignetteFigureProps {
	readonly vignette: Vignette;
	/** Says that the data is invented. */
	readonly note: string;
}

/** A product at work: what comes in, what it becomes, and the amber thread from one to the other. */
export function VignetteFigure({ vignette, note }: VignetteFigureProps) {
	return (
		<figure className="vignette vignette-figure">
			<div className="vignette-stage contour-ground" role="img" aria-label={vignette.description}>
				<Sheet sheet={vignette.input} place="input" />
				<Sheet sheet={vignette.result} place="result" />
				<Threads layout="wide" threads={sideThreads(vignette, wide)} />
				<Threads layout="narrow" threads={stackedThreads(vignette, narrow)} />
			</div>
			<figcaption>{note}</figcaption>
		</figure>
	);
}
