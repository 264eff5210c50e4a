import { BannerCut } from "#site/ui/BannerImage.tsx";
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
		readonly picture:
			| { readonly banner: string }
			| { readonly scene: string | undefined; readonly alt: string | undefined };
	}[];
}

/** Four are rows with a small picture on a phone. */
const sizesOf = (count: number) =>
	count % 4 === 0 ? "(width < 660px) 116px, 310px" : wholeColumnBelow(700, 310);

/** Pages of the site that carry on from this one, each with its own picture. */
export function RelatedPagesSection({ heading, pages }: RelatedPagesSectionProps) {
	return (
		<section className="section width related">
			<div className="section-head">
				<h2>{heading}</h2>
			</div>
			<ul className={`plain grid ${pages.length % 4 === 0 ? "image-cards" : "cards"}`}>
				{pages.map(({ name, path, summary, picture }) => (
					<li key={path} className="card image-card">
						{"banner" in picture ? (
							<BannerCut name={picture.banner} />
						) : (
							<SceneImage name={picture.scene} alt={picture.alt} sizes={sizesOf(pages.length)} />
						)}
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
