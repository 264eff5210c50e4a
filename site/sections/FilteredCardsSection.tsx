import type { ReactNode } from "react";
import type { Locale } from "#domain/locale/locale.ts";
import type { Message } from "#domain/locale/message.ts";
import { FilterLinks } from "#site/sections/FilterLinks.tsx";
import "#site/ui/card.css";
import "#site/ui/card-link.css";
import "#site/sections/resource-card.css";

interface FilteredCardsSectionProps {
	readonly copy: {
		readonly filterLabel: string;
		readonly shown: Message<"count">;
	};
	readonly filters: readonly { readonly label: string; readonly path: string }[];
	/** Path of the filter that is selected. */
	readonly current: string;
	/** Class of the list. */
	readonly look: string;
	/** The entries that the filter shows, a card each. */
	readonly cards: readonly ReactNode[];
	readonly locale: Locale;
	/** Below the list. */
	readonly children?: ReactNode;
}

/** A list below its filters. */
export function FilteredCardsSection({
	copy,
	filters,
	current,
	look,
	cards,
	locale,
	children,
}: FilteredCardsSectionProps) {
	return (
		<section className="section width">
			<FilterLinks
				label={copy.filterLabel}
				filters={filters}
				current={current}
				shown={copy.shown}
				count={cards.length}
				locale={locale}
			/>
			<ul className={`plain grid ${look}`}>{cards}</ul>
			{children}
		</section>
	);
}
