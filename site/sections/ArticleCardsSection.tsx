import type { Article } from "#content/schemas/article.ts";
import type { Blog } from "#content/schemas/pages/blog.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { DayText } from "#site/sections/DayText.tsx";
import { FilteredCardsSection } from "#site/sections/FilteredCardsSection.tsx";
import { ResourceCardHead } from "#site/sections/ResourceCardHead.tsx";
import { wholeColumnBelow } from "#site/ui/picture-sets.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/ui/image-card.css";
import "#site/ui/scene-transition.css";
import "#site/sections/article-cards.css";

type ArticleEntry = Article & {
	readonly path: string;
	readonly minutes: number;
	readonly categoryLabel: string;
};

interface ArticleCardsSectionProps {
	readonly copy: Blog;
	readonly filters: readonly { readonly label: string; readonly path: string }[];
	/** Path of the filter that is selected. */
	readonly current: string;
	readonly articles: readonly ArticleEntry[];
	readonly locale: Locale;
}

const wholeColumn = wholeColumnBelow(800, 420);

/** The articles that a filter shows, a picture and a card each, and the feed that brings the next ones. */
export function ArticleCardsSection({ articles, ...list }: ArticleCardsSectionProps) {
	const cards = articles.map((article, index) => (
		<li key={article.path} className="card image-card">
			<SceneImage
				name={article.image}
				alt={article.imageAlt}
				sizes={index === 0 ? wholeColumn : `(width < 660px) 128px, ${wholeColumn}`}
			/>
			<ResourceCardHead
				category={article.categoryLabel}
				detail={formatMessage(list.copy.readTime, { count: article.minutes }, list.locale)}
				title={article.title}
				path={article.path}
				text={article.excerpt}
			/>
			<p className="card-line">
				<span>{article.author}</span>
				<DayText day={article.date} locale={list.locale} />
			</p>
		</li>
	));
	return (
		<FilteredCardsSection {...list} look="cards article-cards" cards={cards}>
			<p>
				<a href="/rss.xml">{list.copy.feed.rss}</a>
			</p>
		</FilteredCardsSection>
	);
}
