import type { Resources } from "#content/schemas/pages/resources.ts";
import { formatMessage } from "#site/ui/form-copy.ts";
import { Icon } from "#site/ui/Icon.tsx";
import "#site/ui/card.css";

interface ResourceCardsSectionProps {
	/** Each with the number of entries in its list. */
	readonly cards: readonly (Resources["cards"][number] & { readonly entries: number })[];
}

/** The four kinds of resource, each leading to its list. */
export function ResourceCardsSection({ cards }: ResourceCardsSectionProps) {
	return (
		<section className="section width">
			<ul className="plain grid cards">
				{cards.map((card) => (
					<li key={card.href} className="card">
						<div className="card-top">
							<Icon name={card.icon} />
							<span className="badge">{formatMessage(card.count, { count: card.entries })}</span>
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
