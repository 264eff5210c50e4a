import "#site/ui/card.css";
import "#site/ui/card-link.css";

interface RelatedPagesSectionProps {
	readonly heading: string;
	readonly pages: readonly { readonly name: string; readonly path: string; readonly summary: string }[];
}

/** Pages of the site that carry on from this one. */
export function RelatedPagesSection({ heading, pages }: RelatedPagesSectionProps) {
	return (
		<section className="section width related">
			<div className="section-head">
				<h2>{heading}</h2>
			</div>
			<ul className="plain grid cards">
				{pages.map(({ name, path, summary }) => (
					<li key={path} className="card">
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
