import type { Webinar } from "#content/schemas/webinar.ts";
import "#site/sections/article-contents.css";
import "#site/sections/transcript.css";

interface TranscriptSectionProps {
	readonly heading: string;
	/** Names the list of chapters. */
	readonly chapters: string;
	readonly parts: NonNullable<Webinar["transcript"]>;
}

/** What was said, in chapters; their list stays next to the words. */
export function TranscriptSection({ heading, chapters, parts }: TranscriptSectionProps) {
	const idOf = (index: number) => `transcript-${index + 1}`;
	return (
		<section className="section width two-columns transcript" id="transcript">
			<div className="transcript-side">
				<h2>{heading}</h2>
				<nav className="article-contents" aria-label={chapters}>
					<ol className="plain">
						{parts.map((part, index) => (
							<li key={part.heading}>
								<a href={`#${idOf(index)}`}>{part.heading}</a>
							</li>
						))}
					</ol>
				</nav>
			</div>
			<div className="transcript-words">
				{parts.map((part, index) => (
					<section key={part.heading} id={idOf(index)}>
						<h3>{part.heading}</h3>
						{part.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</section>
				))}
			</div>
		</section>
	);
}
