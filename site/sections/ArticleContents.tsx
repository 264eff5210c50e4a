import { ContentsFold } from "#site/sections/ContentsFold.tsx";

interface Heading {
	readonly id: string;
	readonly text: string;
}

interface ArticleContentsProps {
	readonly label: string;
	readonly headings: readonly Heading[];
}

/** The parts of an article, where it has any. */
export function ArticleContents({ label, headings }: ArticleContentsProps) {
	if (headings.length === 0) return null;
	return (
		<ContentsFold label={label}>
			<HeadingLinks headings={headings} />
		</ContentsFold>
	);
}

/** The way to each part of the page. */
export function HeadingLinks({ headings }: Pick<ArticleContentsProps, "headings">) {
	return (
		<ol className="plain">
			{headings.map(({ id, text }) => (
				<li key={id}>
					<a href={`#${id}`}>{text}</a>
				</li>
			))}
		</ol>
	);
}
