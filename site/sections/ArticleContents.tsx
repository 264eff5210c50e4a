import "#site/sections/article-contents.css";
import "#site/ui/folds.css";

interface ArticleContentsProps {
	readonly label: string;
	readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** The parts of an article: next to its text, or in a fold where there is no room. */
export function ArticleContents({ label, headings }: ArticleContentsProps) {
	return (
		<nav className="article-contents folds" aria-labelledby="article-contents">
			<h2 id="article-contents">{label}</h2>
			<details>
				<summary>{label}</summary>
				<ol className="plain">
					{headings.map(({ id, text }) => (
						<li key={id}>
							<a href={`#${id}`}>{text}</a>
						</li>
					))}
				</ol>
			</details>
		</nav>
	);
}
