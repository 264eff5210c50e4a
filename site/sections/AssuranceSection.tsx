import type { SectionOf } from "#content/schemas/section.ts";
import { OutsideLink } from "#site/ui/OutsideLink.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/card.css";
import "#site/sections/assurance.css";

type AssuranceProps = (SectionOf<"compliance"> | SectionOf<"security">) & {
	/** What a screen reader says of a link that opens a new tab. */
	readonly newTab: string;
};

/** What the law asks and how data is kept, each with its source where there is one. */
export function AssuranceSection({ heading, lead, items, newTab }: AssuranceProps) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain grid cards assurance">
				{items.map((item) => (
					<li key={item.heading} className="card">
						<h3>{item.heading}</h3>
						<p>{item.text}</p>
						{item.source && <OutsideLink href={item.source.url} label={item.source.title} newTab={newTab} />}
					</li>
				))}
			</ul>
		</section>
	);
}
