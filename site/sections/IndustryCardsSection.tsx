import { wholeColumnBelow } from "#site/ui/picture-sets.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/card.css";
import "#site/ui/card-link.css";
import "#site/ui/image-card.css";
import "#site/ui/scene-transition.css";

interface IndustryCardsSectionProps {
	readonly heading: string;
	readonly lead?: string | undefined;
	readonly industries: readonly {
		readonly name: string;
		readonly slug: string;
		readonly path: string;
		readonly imageAlt: string;
		readonly card: { readonly description: string; readonly benefits: readonly string[] };
	}[];
	/** Whether each card also lists its three benefits. */
	readonly detailed?: boolean;
}

/** The industries, a picture and a card each. Its id is where "Find Your Industry" scrolls to. */
export function IndustryCardsSection({
	heading,
	lead,
	industries,
	detailed = false,
}: IndustryCardsSectionProps) {
	return (
		<section className="section width" id="industries">
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain grid image-cards">
				{industries.map(({ name, slug, path, imageAlt, card }) => (
					<li key={path} className="card image-card">
						<SceneImage name={slug} alt={imageAlt} sizes={wholeColumnBelow(700, 310)} />
						<h3>
							<a href={path}>{name}</a>
						</h3>
						<p>{card.description}</p>
						{detailed && (
							<ul className="card-points">
								{card.benefits.map((benefit) => (
									<li key={benefit}>{benefit}</li>
								))}
							</ul>
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
