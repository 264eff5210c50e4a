import type { Hero } from "#content/schemas/fields.ts";
import { Actions } from "#site/ui/ButtonLink.tsx";
import { PaperCover } from "#site/ui/PaperCover.tsx";
import "#site/sections/scene-hero.css";
import "#site/sections/paper-hero.css";

interface PaperHeroSectionProps {
	readonly hero: Hero;
	/** The paper's slug. */
	readonly paper: string;
}

/** What a paper is about, next to its cover. */
export function PaperHeroSection({ hero, paper }: PaperHeroSectionProps) {
	return (
		<section className="width scene-hero paper-hero">
			<div className="scene-hero-words">
				<h1>{hero.heading}</h1>
				<p className="lead">{hero.lead}</p>
				<Actions actions={hero.actions} />
			</div>
			<PaperCover
				paper={paper}
				title={hero.heading}
				sizes="(width < 660px) 90vw, (width < 900px) 240px, 330px"
				eager
			/>
		</section>
	);
}
