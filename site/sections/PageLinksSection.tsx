import "#site/sections/page-links.css";

interface PageLinksSectionProps {
	readonly heading: string;
	readonly pages: readonly { readonly name: string; readonly path: string; readonly summary: string }[];
}

/** Services and industries that carry on from this page, a line above each. */
export function PageLinksSection({ heading, pages }: PageLinksSectionProps) {
	return (
		<section className="section width two-columns aside">
			<h2>{heading}</h2>
			<ul className="plain page-links">
				{pages.map(({ name, path, summary }) => (
					<li key={path}>
						<h3>
							<a href={path}>{name}</a>
						</h3>
						<p>{summary}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
