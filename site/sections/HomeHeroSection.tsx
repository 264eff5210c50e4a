import type { Hero } from "#content/schemas/fields.ts";
import type { Home } from "#content/schemas/pages/home.ts";
import { Actions, type AssessmentOffer } from "#site/ui/ButtonLink.tsx";
import { FigureList } from "#site/ui/FigureList.tsx";
import { type LandCut, LandPicture } from "#site/ui/LandPicture.tsx";
import "#site/sections/home-hero.css";
import "#site/sections/home-hero-figures.css";
import "#site/sections/home-hero-thread.css";
import "#site/sections/home-hero-motion.css";
import "#site/sections/home-tiles.css";

/** The land: tall for phones and tablets, wide for desks and wider for large screens, each drawn finer for two pixels to one. */
const cuts: readonly LandCut[] = [
	{ media: "(width < 1100px)", file: "hero-tall", widths: [760] },
	{ media: "(width > 1440px) and (resolution >= 2dppx)", file: "hero", widths: [3840] },
	{ media: "(width > 1440px)", file: "hero", widths: [2560] },
	{ media: "(resolution >= 2dppx)", file: "hero", widths: [2160] },
	{ file: "hero", widths: [1440] },
];

interface Thread {
	readonly viewBox: string;
	readonly path: string;
}

interface HomeHeroSectionProps {
	readonly hero: Hero;
	/** Figures to aim for, below the thread. */
	readonly aims: Home["heroFigures"];
	/** What the list of nodes is called by a screen reader. */
	readonly threadLabel: string;
	/** The industries in the thread's order, the first eight a node each. */
	readonly links: readonly { readonly name: string; readonly path: string }[];
	readonly thread: Thread;
	readonly offer?: AssessmentOffer;
}

/** The first view of the home page: the claim over the terrain, and the thread whose nodes lead to the industries. */
export function HomeHeroSection({ hero, aims, threadLabel, links, thread, offer }: HomeHeroSectionProps) {
	return (
		<section className="home-hero">
			<div className="width home-hero-words">
				<h1>{hero.heading}</h1>
				<p className="lead">{hero.lead}</p>
				<Actions actions={hero.actions} offer={offer} />
			</div>
			<div className="terrain">
				<LandPicture cuts={cuts} fallback={{ src: "hero-light-1440.webp", width: 1440, height: 900 }} eager />
				<div className="thread-box">
					<svg className="thread" viewBox={thread.viewBox} aria-hidden="true">
						<path d={thread.path} pathLength="1" />
						<path d={thread.path} pathLength="1" className="lit" />
					</svg>
					<nav aria-label={threadLabel}>
						<ul className="plain nodes">
							{links.map(({ name, path }) => (
								<li key={path}>
									<a href={path}>
										<span>{name}</span>
									</a>
								</li>
							))}
						</ul>
					</nav>
				</div>
			</div>
			<div className="width hero-aims">
				<p>{aims.label}</p>
				<FigureList figures={aims.figures} className="hero-figures" />
			</div>
		</section>
	);
}
