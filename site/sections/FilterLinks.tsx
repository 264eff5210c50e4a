import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage, type Message } from "#domain/locale/message.ts";
import "#site/sections/filter-links.css";

interface FilterLinksProps {
	readonly label: string;
	readonly filters: readonly { readonly label: string; readonly path: string }[];
	/** Path of the filter that is selected. */
	readonly current: string;
	/** How many are shown. */
	readonly shown: Message<"count">;
	readonly count: number;
	readonly locale: Locale;
}

/** The filters of a list, each a link to a page of its own, and how many the selected one shows. */
export function FilterLinks({ label, filters, current, shown, count, locale }: FilterLinksProps) {
	return (
		<div className="filter-bar">
			<nav aria-label={label}>
				<ul className="plain filters">
					{filters.map((filter) => (
						<li key={filter.path}>
							<a href={filter.path} aria-current={filter.path === current ? "page" : undefined}>
								{filter.label}
							</a>
						</li>
					))}
				</ul>
			</nav>
			<p>{formatMessage(shown, { count }, locale)}</p>
		</div>
	);
}
