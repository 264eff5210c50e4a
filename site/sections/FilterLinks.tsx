import { formatMessage } from "#site/ui/form-copy.ts";
import "#site/sections/filter-links.css";

interface FilterLinksProps {
	readonly label: string;
	readonly filters: readonly { readonly label: string; readonly path: string }[];
	/** Path of the filter that is selected. */
	readonly current: string;
	/** How many are shown, with `{count}` in it, in words for one and for several. */
	readonly shown: { readonly one: string; readonly many: string };
	readonly count: number;
}

/** The filters of a list, each a link to a page of its own, and how many the selected one shows. */
export function FilterLinks({ label, filters, current, shown, count }: FilterLinksProps) {
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
			<p>{formatMessage(count === 1 ? shown.one : shown.many, { count })}</p>
		</div>
	);
}
