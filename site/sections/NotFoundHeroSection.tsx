import type { Hero } from "#content/schemas/fields.ts";
import { BannerImage } from "#site/ui/BannerImage.tsx";
import "#site/sections/page-hero.css";
import "#site/sections/not-found-hero.css";
import "#site/ui/button.css";

interface NotFoundHeroSectionProps {
	readonly error: string;
	readonly status: string;
	readonly search: { readonly label: string; readonly submit: string };
	readonly hero: Hero;
}

/** The page of an unknown address: the technical terms in small type, then what a visitor can do. */
export function NotFoundHeroSection({ error, status, search, hero }: NotFoundHeroSectionProps) {
	return (
		<section className="page-hero">
			<div className="width page-hero-words">
				<p className="not-found-error">
					<span>{error}</span> <span>{status}</span>
				</p>
				<h1>{hero.heading}</h1>
				<p className="lead">{hero.lead}</p>
				<form className="not-found-search" action="/search">
					<label htmlFor="q">{search.label}</label>
					<input type="search" id="q" name="q" enterKeyHint="search" />
					<button type="submit" className="button primary">
						{search.submit}
					</button>
				</form>
				<ul className="plain not-found-links">
					{hero.actions.map(({ label, href }) => (
						<li key={href}>
							<a href={href}>{label}</a>
						</li>
					))}
				</ul>
			</div>
			<BannerImage name="not-found" eager />
		</section>
	);
}
