import type { VignetteSheet } from "#content/schemas/vignette.ts";
import { Sheet } from "#site/sections/vignette/Sheet.tsx";
import "#site/sections/vignette/vignette.css";
import "#site/sections/vignette/sheet-figure.css";
import "#site/sections/vignette/vignette-output.css";

interface SheetFigureProps {
	readonly sheet: VignetteSheet;
	/** Says that the data is invented. */
	readonly note: string;
}

/** The corner of a vignette's result, as the small picture of what leads to the whole: it only decorates. */
export function SheetFigure({ sheet, note }: SheetFigureProps) {
	return (
		<figure className="vignette sheet-figure" aria-hidden="true">
			<div className="vignette-stage">
				<Sheet sheet={sheet} place="result" />
			</div>
			<figcaption>{note}</figcaption>
		</figure>
	);
}
