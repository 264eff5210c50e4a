import type { Home } from "#content/schemas/pages/home.ts";
import type { Vignette } from "#content/schemas/vignette.ts";
import { VignetteFigure } from "#site/sections/vignette/VignetteFigure.tsx";
import { FigureList } from "#site/ui/FigureList.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/figures.css";
import "#site/sections/vignette/vignette-section.css";

interface ReturnsSectionProps {
	readonly copy: Home["returns"];
	/** How one return is counted. */
	readonly vignette: Vignette;
	/** Says that the data is invented. */
	readonly note: string;
}

/** Figures to aim for, next to a worked example of how a return is counted. */
export function ReturnsSection({ copy, vignette, note }: ReturnsSectionProps) {
	return (
		<section className="band">
			<div className="width vignette-section">
				<div>
					<SectionHead heading={copy.heading} lead={copy.lead} />
					<FigureList figures={copy.figures} className="figure-row" />
				</div>
				<VignetteFigure vignette={vignette} note={note} />
			</div>
		</section>
	);
}
