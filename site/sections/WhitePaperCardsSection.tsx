import type { WhitePapers } from "#content/schemas/pages/white-papers.ts";
import type { WhitePaper } from "#content/schemas/white-paper.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { DayText } from "#site/sections/DayText.tsx";
import { FilteredCardsSection } from "#site/sections/FilteredCardsSection.tsx";
import { ResourceCardHead } from "#site/sections/ResourceCardHead.tsx";
import { TopicList } from "#site/sections/TopicList.tsx";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import { CitedValue } from "#site/ui/Cited.tsx";
import { PaperCover } from "#site/ui/PaperCover.tsx";
import "#site/sections/white-paper-cards.css";

interface WhitePaperCardsSectionProps {
	readonly copy: WhitePapers;
	readonly filters: readonly { readonly label: string; readonly path: string }[];
	/** Path of the filter that is selected. */
	readonly current: string;
	/** `pdf` is the address of the paper's file, `pages` are those that it has. */
	readonly papers: readonly (WhitePaper & {
		readonly slug: string;
		readonly path: string;
		readonly categoryLabel: string;
		readonly pdf: string;
		readonly pages: number;
	})[];
	readonly locale: Locale;
}

/** The papers that a filter shows. A card leads to the paper's page, its button saves the paper. */
export function WhitePaperCardsSection({ papers, ...list }: WhitePaperCardsSectionProps) {
	const { labels, download } = list.copy;
	const cards = papers.map((paper) => (
		<li key={paper.path} className="card">
			<PaperCover paper={paper.slug} title={paper.title} sizes="200px" />
			<ResourceCardHead
				category={paper.categoryLabel}
				detail={<DayText day={paper.publishDate} locale={list.locale} />}
				title={paper.title}
				path={paper.path}
				text={paper.description}
			/>
			<TopicList label={labels.topics} topics={paper.topics} />
			<div className="paper-end">
				<p className="card-line">
					<strong>{formatMessage(labels.pages, { count: paper.pages }, list.locale)}</strong>
					<span>
						<CitedValue cited={paper.downloadCount[0]}>
							{formatMessage(labels.downloads, { count: paper.downloadCount[0].figure }, list.locale)}
						</CitedValue>
					</span>
				</p>
				<ButtonLink label={download.card} about={paper.title} href={paper.pdf} look="secondary" />
			</div>
		</li>
	));
	return <FilteredCardsSection {...list} look="paper-cards" cards={cards} />;
}
