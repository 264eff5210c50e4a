import type { Resources } from "#content/schemas/pages/resources.ts";
import { Icon } from "#site/ui/Icon.tsx";
import "#site/ui/card.css";

/** The four kinds of resource, each leading to its list. */
export function ResourceCardsSection({ cards }: Pick<Resources, "cards">) {
	return (
		<section className="section width">
			<ul className="plain grid cards">
				{cards.map((card) => (
					<li key={card.href} className="card">
						<div className="card-top">
							<Icon name={card.icon} />
							<span className="badge">{card.count}</span>
						</div>
						<h2>
							<a href={card.href}>{card.title}</a>
						</h2>
						<p>{card.description}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
