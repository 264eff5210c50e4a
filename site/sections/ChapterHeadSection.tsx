import type { DocumentMessages } from "#content/schemas/messages/documents.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import { PaperCover } from "#site/ui/PaperCover.tsx";
import "#site/sections/chapter.css";

interface ChapterHeadSectionProps {
	readonly messages: DocumentMessages;
	readonly chapter: {
		readonly title: string;
		readonly gist: string;
		readonly number: number;
		readonly count: number;
		readonly minutes: number;
	};
	/** The white paper. */
	readonly paper: { readonly slug: string; readonly title: string; readonly path: string };
	/** The whole paper as a file. */
	readonly file: { readonly href: string; readonly pages: number; readonly size: string };
	readonly locale: Locale;
}

/** The title of a chapter, its place in the paper, and the paper to download. */
export function ChapterHeadSection({ messages, chapter, paper, file, locale }: ChapterHeadSectionProps) {
	const { title, gist, number, count, minutes } = chapter;
	return (
		<header className="width chapter-head">
			<p className="chapter-place">
				<a href={paper.path}>{paper.title}</a>{" "}
				<span>
					{formatMessage(messages.chapter.ofPaper, { number, count }, locale)} ·{" "}
					{formatMessage(messages.chapter.minutes, { count: minutes }, locale)}
				</span>
			</p>
			<h1>{title}</h1>
			<p className="lead">{gist}</p>
			<p className="chapter-file">
				<ButtonLink label={messages.download.paper} href={file.href} look="secondary" />
				<span>{formatMessage(messages.download.size, file, locale)}</span>
			</p>
			<PaperCover paper={paper.slug} title={paper.title} sizes="168px" />
		</header>
	);
}
