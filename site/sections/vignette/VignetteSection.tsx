import type { ShownVignette } from "#content/schemas/vignette.ts";
import { VignetteFigure } from "#site/sections/vignette/VignetteFigure.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/vignette/vignette-section.css";

interface VignetteSectionProps {
	readonly vignette: ShownVignette;
	/** Says that the data is invented. */
	readonly note: string;
}

/** The work as a picture, and what to see in it. */
export function VignetteSection({ vignette, note }: VignetteSectionProps) {
	return (
		<section className="section width vignette-section">
			<div>
				<SectionHead heading={vignette.heading} />
				<ol className="plain vignette-points">
					{vignette.points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ol>
			</div>
			<VignetteFigure vignette={vignette} note={note} />
		</section>
	);
}
