import type { SectionOf } from "#content/schemas/section.ts";
import "#site/sections/prose.css";

/** A few paragraphs beside their heading. */
export function ProseSection({ heading, paragraphs }: SectionOf<"prose">) {
	return (
		<section className="section width split aside">
			<h2>{heading}</h2>
			<div className="paragraphs">
				{paragraphs.map((paragraph) => (
					<p key={paragraph}>{paragraph}</p>
				))}
			</div>
		</section>
	);
}
