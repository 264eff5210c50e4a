import type { Article } from "#content/schemas/article.ts";
import type { Blog } from "#content/schemas/pages/blog.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { DayText } from "#site/sections/DayText.tsx";
import { FactList } from "#site/sections/FactList.tsx";
import { wholeColumnBelow } from "#site/ui/picture-sets.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/sections/scene-hero.css";
import "#site/ui/scene-transition.css";

interface ArticleHeadSectionProps {
	readonly copy: Blog;
	readonly article: Article & { readonly minutes: number };
	readonly locale: Locale;
}

/** The title of an article, who wrote it, when, and how long it takes to read. */
export function ArticleHeadSection({ copy, article, locale }: ArticleHeadSectionProps) {
	const { labels } = copy;
	return (
		<header className="width scene-hero">
			<div className="scene-hero-words">
				<h1>{article.title}</h1>
				<p className="lead">{article.excerpt}</p>
				<FactList
					facts={[
						{ label: labels.by, value: article.author },
						{ label: labels.published, value: <DayText day={article.date} locale={locale} /> },
						{ label: labels.length, value: formatMessage(copy.readTime, { count: article.minutes }, locale) },
					]}
				/>
			</div>
			<SceneImage name={article.image} alt={article.imageAlt} sizes={wholeColumnBelow(900, 680)} eager />
		</header>
	);
}
