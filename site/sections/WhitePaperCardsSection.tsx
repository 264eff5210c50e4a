import type { WhitePapers } from "#content/schemas/pages/white-papers.ts";
import type { WhitePaper } from "#content/schemas/white-paper.ts";
import { DateText } from "#site/sections/DateText.tsx";
import { FilteredCardsSection } from "#site/sections/FilteredCardsSection.tsx";
import { ResourceCardHead } from "#site/sections/ResourceCardHead.tsx";
import { TopicList } from "#site/sections/TopicList.tsx";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import { formatMessage } from "#site/ui/form-copy.ts";
import "#site/sections/white-paper-cards.css";

interface WhitePaperCardsSectionProps {
	readonly copy: WhitePapers;
	readonly filters: readonly { readonly label: string; readonly path: string }[];
	/** Path of the filter that is selected. */
	readonly current: string;
	readonly papers: readonly (WhitePaper & { readonly path: string })[];
}

/** The papers that a filter shows. A card leads to the paper's page, its button saves the paper. */
export function WhitePaperCardsSection({ papers, ...list }: WhitePaperCardsSectionProps) {
	const { labels, download } = list.copy;
	const cards = papers.map((paper) => (
		<li key={paper.path} className="card">
			<ResourceCardHead
				category={paper.category}
				detail={<DateText date={paper.publishDate} />}
				title={paper.title}
				path={paper.path}
				text={paper.description}
			/>
			<TopicList label={labels.topics} topics={paper.topics} />
			<div className="paper-end">
				<ButtonLink label={download.card} href={`${paper.path}.pdf`} look="secondary" />
				<p className="card-line">
					<strong>{formatMessage(labels.pages, { count: paper.pages })}</strong>
					<span>{formatMessage(labels.downloads, { count: paper.downloadCount })}</span>
				</p>
			</div>
		</li>
	));
	return <FilteredCardsSection {...list} look="paper-cards" cards={cards} />;
}
