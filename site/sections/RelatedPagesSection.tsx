import { wholeColumnBelow } from "#site/ui/picture-sets.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/ui/card.css";
import "#site/ui/card-link.css";
import "#site/ui/image-card.css";
import "#site/sections/related-pages.css";

interface RelatedPagesSectionProps {
	readonly heading: string;
	readonly pages: readonly {
		readonly name: string;
		readonly path: string;
		readonly summary: string;
		readonly image: string | undefined;
		readonly imageAlt: string | undefined;
	}[];
}

/** Two articles that carry on from this one, each with its scene. */
export function RelatedPagesSection({ heading, pages }: RelatedPagesSectionProps) {
	return (
		<section className="section width related">
			<div className="section-head">
				<h2>{heading}</h2>
			</div>
			<ul className="plain grid cards">
				{pages.map(({ name, path, summary, image, imageAlt }) => (
					<li key={path} className="card image-card">
						<SceneImage name={image} alt={imageAlt} sizes={wholeColumnBelow(700, 310)} />
						<h3>
							<a href={path}>{name}</a>
						</h3>
						<p>{summary}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
