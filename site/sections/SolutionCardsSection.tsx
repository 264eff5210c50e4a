import { Icon } from "#site/ui/Icon.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/card.css";
import "#site/ui/card-link.css";

interface SolutionCardsSectionProps {
	readonly heading: string;
	readonly lead?: string | undefined;
	readonly solutions: readonly {
		readonly name: string;
		readonly path: string;
		readonly summary: string;
		readonly icon: string;
		readonly category: string;
	}[];
}

/** The solutions, a card each that leads to its page. */
export function SolutionCardsSection({ heading, lead, solutions }: SolutionCardsSectionProps) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain grid cards">
				{solutions.map((solution) => (
					<li key={solution.path} className="card">
						<div className="card-top">
							<Icon name={solution.icon} />
							<span className="badge">{solution.category}</span>
						</div>
						<h3>
							<a href={solution.path}>{solution.name}</a>
						</h3>
						<p>{solution.summary}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
