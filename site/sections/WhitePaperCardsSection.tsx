import type { WhitePapers } from "#content/schemas/pages/white-papers.ts";
import type { WhitePaper } from "#content/schemas/white-paper.ts";
import { DateText } from "#site/sections/DateText.tsx";
import { FilterLinks } from "#site/sections/FilterLinks.tsx";
import { TopicList } from "#site/sections/TopicList.tsx";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import { fillWords } from "#site/ui/form-words.ts";
import "#site/ui/card.css";
import "#site/sections/resource-card.css";
import "#site/sections/white-paper-cards.css";

interface WhitePaperCardsSectionProps {
	readonly words: WhitePapers;
	readonly filters: readonly { readonly label: string; readonly path: string }[];
	/** Path of the filter that is selected. */
	readonly current: string;
	readonly papers: readonly (WhitePaper & { readonly path: string })[];
}

/** The papers that a filter shows. A card leads to the paper's page, its button to the request there. */
export function WhitePaperCardsSection({ words, filters, current, papers }: WhitePaperCardsSectionProps) {
	const { labels } = words;
	return (
		<section className="section width">
			<FilterLinks
				label={words.filterLabel}
				filters={filters}
				current={current}
				shown={words.shown}
				count={papers.length}
			/>
			<ul className="plain grid paper-cards">
				{papers.map((paper) => (
					<li key={paper.path} className="card">
						<p className="card-line">
							<span className="badge">{paper.category}</span>
							<DateText date={paper.publishDate} />
						</p>
						<h2>
							<a href={paper.path}>{paper.title}</a>
						</h2>
						<p>{paper.description}</p>
						<TopicList label={labels.topics} topics={paper.topics} />
						<div className="paper-end">
							<ButtonLink label={words.download.card} href={`${paper.path}#request`} look="secondary" />
							<p className="card-line">
								<strong>{fillWords(labels.pages, { count: paper.pages })}</strong>
								<span>{fillWords(labels.downloads, { count: paper.downloadCount })}</span>
							</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	);
}
