import type { Article } from "#content/schemas/article.ts";
import type { Blog } from "#content/schemas/pages/blog.ts";
import { DateText } from "#site/sections/DateText.tsx";
import { FilterLinks } from "#site/sections/FilterLinks.tsx";
import { fillWords } from "#site/ui/form-words.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/ui/card.css";
import "#site/ui/image-card.css";
import "#site/sections/resource-card.css";
import "#site/sections/article-cards.css";

interface ArticleCardsSectionProps {
	readonly words: Blog;
	readonly filters: readonly { readonly label: string; readonly path: string }[];
	/** Path of the filter that is selected. */
	readonly current: string;
	readonly articles: readonly (Article & { readonly path: string; readonly minutes: number })[];
}

/** The articles that a filter shows, a picture and a card each. */
export function ArticleCardsSection({ words, filters, current, articles }: ArticleCardsSectionProps) {
	return (
		<section className="section width">
			<FilterLinks
				label={words.filterLabel}
				filters={filters}
				current={current}
				shown={words.shown}
				count={articles.length}
			/>
			<ul className="plain grid cards article-cards">
				{articles.map((article) => (
					<li key={article.path} className="card image-card">
						<SceneImage name={article.image} alt={article.imageAlt} sizes="(width < 800px) 100vw, 420px" />
						<p className="card-line">
							<span className="badge">{article.category}</span>
							{fillWords(words.readTime, { count: article.minutes })}
						</p>
						<h2>
							<a href={article.path}>{article.title}</a>
						</h2>
						<p>{article.excerpt}</p>
						<p className="card-line">
							<span>{article.author}</span>
							<DateText date={article.date} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
