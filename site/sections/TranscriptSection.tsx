import type { Webinar } from "#content/schemas/webinar.ts";
import "#site/sections/transcript.css";

interface TranscriptSectionProps {
	readonly heading: string;
	readonly parts: NonNullable<Webinar["transcript"]>;
}

/** What was said, in parts that a reader can find again. */
export function TranscriptSection({ heading, parts }: TranscriptSectionProps) {
	return (
		<section className="section width transcript" id="transcript">
			<h2>{heading}</h2>
			{parts.map((part) => (
				<section key={part.heading} className="transcript-part">
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
