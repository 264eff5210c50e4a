import type { WhitePaper } from "#content/schemas/white-paper.ts";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/contents.css";

/** The chapters of a paper, each with its gist. */
export function ContentsSection({ heading, contents }: Pick<WhitePaper, "contents"> & { heading: string }) {
	return (
		<section className="band">
			<div className="width">
				<SectionHead heading={heading} />
				<ol className="plain contents">
					{contents.map(({ title, gist }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>{gist}</p>
						</li>
					))}
				</ol>
			</div>
		</section>
	);
}
