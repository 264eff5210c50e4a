import type { Article } from "#content/schemas/article.ts";
import type { Blog } from "#content/schemas/pages/blog.ts";
import { DateText } from "#site/sections/DateText.tsx";
import { FactList } from "#site/sections/FactList.tsx";
import { formatMessage } from "#site/ui/form-copy.ts";
import { SceneImage } from "#site/ui/SceneImage.tsx";
import "#site/sections/scene-hero.css";

interface ArticleHeadSectionProps {
	readonly copy: Blog;
	readonly article: Article & { readonly minutes: number };
}

/** The title of an article, who wrote it, when, and how long it takes to read. */
export function ArticleHeadSection({ copy, article }: ArticleHeadSectionProps) {
	const { labels } = copy;
	return (
		<header className="width scene-hero">
			<div className="scene-hero-words">
				<h1>{article.title}</h1>
				<p className="lead">{article.excerpt}</p>
				<FactList
					facts={[
						{ label: labels.by, value: article.author },
						{ label: labels.published, value: <DateText date={article.date} /> },
						{ label: labels.length, value: formatMessage(copy.readTime, { count: article.minutes }) },
					]}
				/>
			</div>
			<SceneImage name={article.image} alt={article.imageAlt} sizes="(width < 900px) 100vw, 620px" eager />
		</header>
	);
}
