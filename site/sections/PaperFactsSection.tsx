import type { DocumentMessages } from "#content/schemas/messages/documents.ts";
import type { WhitePapers } from "#content/schemas/pages/white-papers.ts";
import type { WhitePaper } from "#content/schemas/white-paper.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { DayText } from "#site/sections/DayText.tsx";
import { FactList } from "#site/sections/FactList.tsx";
import { TopicList } from "#site/sections/TopicList.tsx";
import { CitedValue } from "#site/ui/Cited.tsx";

interface PaperFactsSectionProps {
	readonly labels: WhitePapers["labels"];
	readonly paper: WhitePaper & { readonly categoryLabel: string };
	readonly messages: DocumentMessages["download"];
	readonly file: { readonly pages: number; readonly size: string };
	readonly locale: Locale;
}

/** When a paper appeared, how long it is and what it deals with. */
export function PaperFactsSection({ labels, paper, messages, file, locale }: PaperFactsSectionProps) {
	const [downloads] = paper.downloadCount;
	return (
		<div className="width facts-strip">
			<FactList
				facts={[
					{ label: labels.published, value: <DayText day={paper.publishDate} locale={locale} /> },
					{ label: labels.length, value: formatMessage(messages.size, file, locale) },
					{ label: labels.category, value: paper.categoryLabel },
					{
						label: labels.readers,
						value: <CitedValue cited={downloads}>{downloads.figure}</CitedValue>,
					},
					{ label: labels.topics, value: <TopicList label={labels.topics} topics={paper.topics} /> },
				]}
			/>
		</div>
	);
}
