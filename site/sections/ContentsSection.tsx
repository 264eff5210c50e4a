import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/contents.css";

interface ContentsSectionProps {
	readonly heading: string;
	readonly contents: readonly { readonly title: string; readonly gist: string; readonly path: string }[];
}

/** The chapters of a paper, each with its gist; its title leads to its page. */
export function ContentsSection({ heading, contents }: ContentsSectionProps) {
	return (
		<section className="band">
			<div className="width">
				<SectionHead heading={heading} />
				<ol className="plain contents">
					{contents.map(({ title, gist, path }) => (
						<li key={title}>
							<h3>
								<a href={path}>{title}</a>
							</h3>
							<p>{gist}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
