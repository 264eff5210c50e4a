import { HeadingLinks } from "#site/sections/ArticleContents.tsx";
import { ContentsFold } from "#site/sections/ContentsFold.tsx";
import "#site/sections/chapter-contents.css";

interface ChapterContentsProps {
	readonly label: string;
	readonly chapters: readonly { readonly path: string; readonly title: string }[];
	/** The path of the chapter that is read. */
	readonly current: string;
	/** Its parts. */
	readonly headings: readonly { readonly id: string; readonly text: string }[];
}

/** The chapters of a paper, with the parts of the one that is read. */
export function ChapterContents({ label, chapters, current, headings }: ChapterContentsProps) {
	return (
		<ContentsFold label={label}>
			<ol className="plain chapter-contents">
				{chapters.map(({ path, title }) =>
					path === current ? (
						<li key={path}>
							<a href={path} aria-current="page">
								{title}
							</a>
							{headings.length > 0 && <HeadingLinks headings={headings} />}
						</li>
					) : (
						<li key={path}>
							<a href={path}>{title}</a>
						</li>
					),
				)}
			</ol>
		</ContentsFold>
	);
}
