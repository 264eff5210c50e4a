import type { Hero } from "#content/schemas/fields.ts";
import { Actions, type AssessmentOffer } from "#site/ui/ButtonLink.tsx";
import { wholeColumnBelow } from "#site/ui/picture-sets.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/sections/scene-hero.css";
import "#site/ui/scene-transition.css";

interface SceneHeroSectionProps {
	readonly hero: Hero;
	readonly scene: string;
	readonly alt: string;
	readonly offer?: AssessmentOffer;
}

/** A first view whose text is next to the page's own scene. */
export function SceneHeroSection({ hero, scene, alt, offer }: SceneHeroSectionProps) {
	return (
		<section className="width scene-hero">
			<div className="scene-hero-words">
				<h1>{hero.heading}</h1>
				<p className="lead">{hero.lead}</p>
				<Actions actions={hero.actions} offer={offer} />
			</div>
			<SceneImage name={scene} alt={alt} sizes={wholeColumnBelow(900, 680)} eager />
		</section>
	);
}
