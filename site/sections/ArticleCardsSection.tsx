import type { Article } from "#content/schemas/article.ts";
import type { Blog } from "#content/schemas/pages/blog.ts";
import { DateText } from "#site/sections/DateText.tsx";
import { FilteredCardsSection } from "#site/sections/FilteredCardsSection.tsx";
import { ResourceCardHead } from "#site/sections/ResourceCardHead.tsx";
import { formatMessage } from "#site/ui/form-copy.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/ui/image-card.css";
import "#site/sections/article-cards.css";

interface ArticleCardsSectionProps {
	readonly copy: Blog;
	readonly filters: readonly { readonly label: string; readonly path: string }[];
	/** Path of the filter that is selected. */
	readonly current: string;
	readonly articles: readonly (Article & { readonly path: string; readonly minutes: number })[];
}

/** The articles that a filter shows, a picture and a card each. */
export function ArticleCardsSection({ articles, ...list }: ArticleCardsSectionProps) {
	const cards = articles.map((article) => (
		<li key={article.path} className="card image-card">
			<SceneImage name={article.image} alt={article.imageAlt} sizes="(width < 800px) 100vw, 420px" />
			<ResourceCardHead
				category={article.category}
				detail={formatMessage(list.copy.readTime, { count: article.minutes })}
				title={article.title}
				path={article.path}
				text={article.excerpt}
			/>
			<p className="card-line">
				<span>{article.author}</span>
				<DateText date={article.date} />
			</p>
		</li>
	));
	return <FilteredCardsSection {...list} look="cards article-cards" cards={cards} />;
}
