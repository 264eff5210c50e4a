import type { Hero } from "#content/schemas/fields.ts";
import { BannerImage } from "#site/ui/BannerImage.tsx";
import { Actions } from "#site/ui/ButtonLink.tsx";
import "#site/sections/page-hero.css";
import "#site/sections/not-found-hero.css";

interface NotFoundHeroSectionProps {
	readonly error: string;
	readonly status: string;
	readonly hero: Hero;
}

/** The page of an unknown address: the technical terms in small type, then what a visitor can do. */
export function NotFoundHeroSection({ error, status, hero }: NotFoundHeroSectionProps) {
	return (
		<section className="page-hero">
			<div className="width page-hero-words">
				<p className="not-found-error">
					<span>{error}</span> <span>{status}</span>
				</p>
				<h1>{hero.heading}</h1>
				<p className="lead">{hero.lead}</p>
				<Actions actions={hero.actions} />
			</div>
			<BannerImage name="not-found" eager />
		</section>
	);
}
