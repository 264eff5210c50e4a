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
export function VignetteSection(props: VignetteSectionProps) {
	return (
		<section className="section width vignette-section">
			<WordsAndPicture {...props} />
		</section>
	);
}

/** The same on a tinted ground, between sections that have none. */
export function VignetteBand(props: VignetteSectionProps) {
	return (
		<section className="band">
			<div className="width vignette-section">
				<WordsAndPicture {...props} />
			</div>
		</section>
	);
}

function WordsAndPicture({ vignette, note }: VignetteSectionProps) {
	return (
		<>
			<div>
				<SectionHead heading={vignette.heading} />
				<ol className="plain vignette-points">
					{vignette.points.map((point) => (
						<li key={point}>{point}</li>
					))}
				</ol>
			</div>
			<VignetteFigure vignette={vignette} note={note} />
		</>
	);
}
