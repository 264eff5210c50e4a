import type { ReactNode } from "react";
import type { Vignette } from "#content/schemas/vignette.ts";
import { sideThreads } from "#site/sections/vignette/geometry.ts";
import { miniature } from "#site/sections/vignette/layouts.ts";
import { Sheet } from "#site/sections/vignette/Sheet.tsx";
import { Threads } from "#site/sections/vignette/Threads.tsx";
import "#site/ui/contour-ground.css";
import "#site/sections/vignette/vignette.css";
import "#site/sections/vignette/miniature.css";
import "#site/sections/vignette/vignette-output.css";

interface MiniatureFigureProps {
	readonly vignette: Vignette;
	/** Says that the data is invented. */
	readonly note: string;
	/** Threads of a layout of its own. */
	readonly children?: ReactNode;
}

/** A vignette as the picture of a card; its sheets are as wide as the card lets them be. */
export function MiniatureFigure({ vignette, note, children }: MiniatureFigureProps) {
	return (
		<figure className="vignette miniature">
			<div className="vignette-stage contour-ground" role="img" aria-label={vignette.description}>
				<Sheet sheet={vignette.input} place="input" />
				<Sheet sheet={vignette.result} place="result" />
				<Threads
					threads={sideThreads(vignette, miniature)}
					viewBox={`0 0 ${miniature.resultLeft} ${miniature.height}`}
				/>
				{children}
			</div>
			<figcaption>{note}</figcaption>
		</figure>
	);
}
