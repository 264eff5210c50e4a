import type { Vignette } from "#content/schemas/vignette.ts";
import { essenceOf, stackedThreads } from "#site/sections/vignette/geometry.ts";
import { essence } from "#site/sections/vignette/layouts.ts";
import { MiniatureFigure } from "#site/sections/vignette/MiniatureFigure.tsx";
import { Threads } from "#site/sections/vignette/Threads.tsx";
import { Icon } from "#site/ui/Icon.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/card.css";
import "#site/ui/card-link.css";
import "#site/sections/solution-pictures.css";

interface SolutionPicturesSectionProps {
	readonly heading: string;
	readonly lead?: string | undefined;
	readonly solutions: readonly {
		readonly slug: string;
		readonly name: string;
		readonly path: string;
		readonly summary: string;
		readonly icon: string;
		readonly category: string;
	}[];
	/** What each solution looks like at work, by its slug. */
	readonly vignettes: ReadonlyMap<string, Vignette>;
	/** Says that a picture's data is invented. */
	readonly note: string;
}

/** The solutions, a wide card each: a picture of the work, and the way to its page. */
export function SolutionPicturesSection(props: SolutionPicturesSectionProps) {
	const { heading, lead, solutions, vignettes, note } = props;
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain grid solution-pictures">
				{solutions.map(({ slug, name, path, summary, icon, category }) => {
					const vignette = vignettes.get(slug);
					return (
						<li key={slug} className="card">
							{vignette && <SolutionPicture vignette={vignette} note={note} />}
							<span className="badge">
								<Icon name={icon} />
								{category}
							</span>
							<h3>
								<a href={path}>{name}</a>
							</h3>
							<p>{summary}</p>
						</li>
					);
				})}
			</ul>
		</section>
	);
}

interface SolutionPictureProps {
	readonly vignette: Vignette;
	readonly note: string;
}

/** On a phone its sheets lie one over the other, and show the lines that the thread joins. */
function SolutionPicture({ vignette, note }: SolutionPictureProps) {
	return (
		<MiniatureFigure vignette={vignette} note={note}>
			<Threads layout="narrow" threads={stackedThreads(essenceOf(vignette), essence)} />
		</MiniatureFigure>
	);
}
