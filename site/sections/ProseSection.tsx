import type { SectionOf } from "#content/schemas/section.ts";
import { plainText } from "#domain/claims/cited-text.ts";
import { Cited } from "#site/ui/Cited.tsx";
import "#site/sections/prose.css";

/** A few paragraphs next to their heading. */
export function ProseSection({ heading, paragraphs }: SectionOf<"prose">) {
	return (
		<section className="section width two-columns aside">
			<h2>{heading}</h2>
			<div className="paragraphs">
				{paragraphs.map((paragraph) => (
					<p key={plainText(paragraph)}>
						<Cited text={paragraph} />
					</p>
				))}
			</div>
		</section>
	);
}
