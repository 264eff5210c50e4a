import type { Vignette } from "#content/schemas/vignette.ts";
import { sideThreads } from "#site/sections/vignette/geometry.ts";
import { miniatures } from "#site/sections/vignette/layouts.ts";
import { Sheet } from "#site/sections/vignette/Sheet.tsx";
import { Threads } from "#site/sections/vignette/Threads.tsx";
import "#site/sections/vignette/vignette.css";
import "#site/sections/vignette/miniature.css";
import "#site/sections/vignette/vignette-output.css";

interface MiniatureFigureProps {
	readonly vignette: Vignette;
	/** Says that the data is invented. */
	readonly note: string;
	/** Whether the card can be wider than one column. */
	readonly isDouble: boolean;
}

const { small, large } = miniatures;

/** A vignette as the picture of a card: 16:9 at every width, drawn larger where the card is wide. */
export function MiniatureFigure({ vignette, note, isDouble }: MiniatureFigureProps) {
	return (
		<figure className="vignette miniature">
			<div className="vignette-stage" role="img" aria-label={vignette.description}>
				<Sheet sheet={vignette.input} place="input" />
				<Sheet sheet={vignette.result} place="result" />
				<Threads
					layout="small"
					threads={sideThreads(vignette, small)}
					viewBox={`0 0 ${small.width} ${small.height}`}
				/>
				{isDouble && (
					<Threads
						layout="large"
						threads={sideThreads(vignette, large)}
						viewBox={`0 0 ${large.width} ${large.height}`}
					/>
				)}
			</div>
			<figcaption>{note}</figcaption>
		</figure>
	);
}
