import type { Link } from "#content/schemas/fields.ts";
import "#site/ui/breadcrumbs.css";

interface BreadcrumbsProps {
	/** What a screen reader calls them. */
	readonly label: string;
	/** From the home page down. */
	readonly links: readonly Link[];
	/** Whether the last of them is the page itself. */
	readonly endsHere?: boolean;
}

/** The way back to the pages above. */
export function Breadcrumbs({ label, links, endsHere = false }: BreadcrumbsProps) {
	const here = endsHere ? links.at(-1) : undefined;
	const isLong = endsHere && links.length > 2;
	return (
		<nav aria-label={label} className={isLong ? "width long-trail breadcrumbs" : "width breadcrumbs"}>
			<ol className="plain">
				{links.map((link) => (
					<li key={link.href}>
						<a href={link.href} aria-current={link === here ? "page" : undefined}>
							{link.label}
						</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
