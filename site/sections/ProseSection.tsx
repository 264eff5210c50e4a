import type { SectionOf } from "#content/schemas/section.ts";
import { Paragraphs } from "#site/sections/Paragraphs.tsx";

/** A few paragraphs next to their heading. */
export function ProseSection({ heading, paragraphs }: SectionOf<"prose">) {
	return (
		<section className="section width two-columns aside">
			<h2>{heading}</h2>
			<Paragraphs paragraphs={paragraphs} />
		</section>
	);
}
