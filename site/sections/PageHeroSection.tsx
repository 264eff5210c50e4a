import farThreads from "#art/drawn/far-threads.json" with { type: "json" };
import type { Hero } from "#content/schemas/fields.ts";
import { BannerImage } from "#site/ui/BannerImage.tsx";
import { Actions, type AssessmentOffer } from "#site/ui/ButtonLink.tsx";
import "#site/sections/page-hero.css";

interface PageHeroSectionProps {
	readonly hero: Hero;
	/** The strip of contour art behind the heading. */
	readonly banner: string;
	readonly offer?: AssessmentOffer;
	/** Not where a phone shows no land. */
	readonly eager?: boolean;
	/** On a phone the page's form comes before the land. */
	readonly landLast?: boolean;
}

/** The first view of every page but the home page. */
export function PageHeroSection({ hero, banner, offer, landLast, eager = !landLast }: PageHeroSectionProps) {
	const far = Object.entries(farThreads).flatMap(([look, banners]) => (banners.includes(banner) ? look : []));
	const looks = landLast ? [...far, "land-last"] : far;
	return (
		<section className={["page-hero", ...looks].join(" ")}>
			<div className="width page-hero-words">
				<h1>{hero.heading}</h1>
				<p className="lead">{hero.lead}</p>
				{hero.actions.length > 0 && <Actions actions={hero.actions} offer={offer} />}
			</div>
			{/* After the words, so that they push nothing down while the page arrives. */}
			<BannerImage name={banner} eager={eager} />
		</section>
	);
}
