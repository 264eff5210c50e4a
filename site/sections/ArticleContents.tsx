import "#site/sections/article-contents.css";

interface ArticleContentsProps {
	readonly label: string;
	readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** The parts of an article, next to its text. */
export function ArticleContents({ label, headings }: ArticleContentsProps) {
	return (
		<nav className="article-contents" aria-labelledby="article-contents">
			<h2 id="article-contents">{label}</h2>
			<ol className="plain">
				{headings.map(({ id, text }) => (
					<li key={id}>
						<a href={`#${id}`}>{text}</a>
					</li>
				))}
			</ol>
		</nav>
	);
}
