import type { Resources } from "#content/schemas/pages/resources.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { type Latest, LatestEntry } from "#site/sections/LatestEntry.tsx";
import { ExampleMark } from "#site/ui/ExampleMark.tsx";
import { Icon } from "#site/ui/Icon.tsx";
import "#site/ui/card.css";
import "#site/ui/card-link.css";
import "#site/ui/figure-link.css";

interface ResourceCardsSectionProps {
	/** Each with the number of entries in its list, and the newest one. */
	readonly cards: readonly (Resources["cards"][number] & {
		readonly entries: number;
		readonly mark?: string | undefined;
		readonly latest: Latest | undefined;
	})[];
	/** Stand before the newest entry, and before the session that is held next. */
	readonly labels: Pick<Resources, "latest" | "next">;
	/** Where the time of a session is given for. */
	readonly timeZone: string;
	readonly locale: Locale;
}

/** The four kinds of resource, each leading to its list and to its newest entry. */
export function ResourceCardsSection({ cards, labels, timeZone, locale }: ResourceCardsSectionProps) {
	return (
		<section className="section width">
			<ul className="plain grid cards resource-cards">
				{cards.map((card) => (
					<li key={card.href} className="card">
						<div className="card-top">
							<Icon name={card.icon} />
							{card.mark && <ExampleMark mark={card.mark} />}
							<span className="badge">{formatMessage(card.count, { count: card.entries }, locale)}</span>
						</div>
						<h2>
							<a href={card.href}>{card.title}</a>
						</h2>
						<p>{card.description}</p>
						{card.latest && (
							<LatestEntry labels={labels} entry={card.latest} timeZone={timeZone} locale={locale} />
						)}
					</li>
				))}
			</ul>
		</section>
	);
}
