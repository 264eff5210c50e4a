import type { Resources } from "#content/schemas/pages/resources.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { Icon } from "#site/ui/Icon.tsx";
import "#site/ui/card.css";
import "#site/ui/figure-link.css";

interface ResourceCardsSectionProps {
	/** Each with the number of entries in its list. */
	readonly cards: readonly (Resources["cards"][number] & {
		readonly entries: number;
		readonly mark?: string | undefined;
	})[];
	readonly locale: Locale;
}

/** The four kinds of resource, each leading to its list. */
export function ResourceCardsSection({ cards, locale }: ResourceCardsSectionProps) {
	return (
		<section className="section width">
			<ul className="plain grid cards">
				{cards.map((card) => (
					<li key={card.href} className="card">
						<div className="card-top">
							<Icon name={card.icon} />
							<span className="badge">{formatMessage(card.count, { count: card.entries }, locale)}</span>
						</div>
						<h2>
							<a href={card.href}>{card.title}</a>
						</h2>
						<p>{card.description}</p>
						{card.mark && <small className="example-mark">{card.mark}</small>}
					</li>
				))}
			</ul>
		</section>
	);
}
