import type { Webinar } from "#content/schemas/webinar.ts";
import "#site/sections/transcript.css";

interface TranscriptSectionProps {
	readonly heading: string;
	/** Names the list of chapters. */
	readonly chapters: string;
	readonly parts: NonNullable<Webinar["transcript"]>;
}

/** What was said, in chapters that a reader can go to and find again. */
export function TranscriptSection({ heading, chapters, parts }: TranscriptSectionProps) {
	const idOf = (index: number) => `transcript-${index + 1}`;
	return (
		<section className="section width transcript" id="transcript">
			<div className="two-columns transcript-head">
				<h2>{heading}</h2>
				<nav aria-label={chapters}>
					<ol className="plain transcript-chapters">
						{parts.map((part, index) => (
							<li key={part.heading}>
								<a href={`#${idOf(index)}`}>{part.heading}</a>
							</li>
						))}
					</ol>
				</nav>
			</div>
			{parts.map((part, index) => (
				<section key={part.heading} className="two-columns transcript-part" id={idOf(index)}>
					<h3>{part.heading}</h3>
					<div>
						{part.paragraphs.map((paragraph) => (
							<p key={paragraph}>{paragraph}</p>
						))}
					</div>
				</section>
			))}
		</section>
	);
}
