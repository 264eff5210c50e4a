import type { DocumentMessages } from "#content/schemas/messages/documents.ts";
import type { WhitePapers } from "#content/schemas/pages/white-papers.ts";
import type { WhitePaper } from "#content/schemas/white-paper.ts";
import { DateText } from "#site/sections/DateText.tsx";
import { FactList } from "#site/sections/FactList.tsx";
import { TopicList } from "#site/sections/TopicList.tsx";
import { formatMessage } from "#site/ui/form-copy.ts";

interface PaperFactsSectionProps {
	readonly labels: WhitePapers["labels"];
	readonly paper: WhitePaper;
	readonly messages: DocumentMessages["download"];
	readonly file: { readonly pages: number; readonly size: string };
}

/** When a paper appeared, how long it is and what it deals with. */
export function PaperFactsSection({ labels, paper, messages, file }: PaperFactsSectionProps) {
	return (
		<div className="width facts-strip">
			<FactList
				facts={[
					{ label: labels.published, value: <DateText date={paper.publishDate} /> },
					{ label: labels.length, value: formatMessage(messages.size, file) },
					{ label: labels.category, value: paper.category },
					{ label: labels.readers, value: formatMessage(labels.downloads, { count: paper.downloadCount }) },
					{ label: labels.topics, value: <TopicList label={labels.topics} topics={paper.topics} /> },
				]}
			/>
		</div>
	);
}
