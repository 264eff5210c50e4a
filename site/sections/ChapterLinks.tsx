import type { DocumentMessages } from "#content/schemas/messages/documents.ts";
import "#site/sections/chapter.css";

interface Target {
	readonly title: string;
	readonly path: string;
}

interface ChapterLinksProps {
	readonly messages: DocumentMessages["chapter"];
	readonly previous: Target | undefined;
	readonly next: Target | undefined;
	/** Path of the paper's own page. */
	readonly all: string;
}

/** The way to the chapters before and after, and to all of them. */
export function ChapterLinks({ messages, previous, next, all }: ChapterLinksProps) {
	return (
		<nav className="width chapter-links" aria-label={messages.back}>
			{previous && <ChapterLink label={messages.previous} rel="prev" {...previous} />}
			<a className="chapter-all" href={all}>
				<span>{messages.back}</span>
			</a>
			{next && <ChapterLink label={messages.next} rel="next" {...next} />}
		</nav>
	);
}

function ChapterLink({ label, rel, title, path }: Target & { label: string; rel: "prev" | "next" }) {
	return (
		<a className={`chapter-${rel}`} rel={rel} href={path}>
			<small>{label}</small>
			<span>{title}</span>
		</a>
	);
}
