import type { SectionOf } from "#content/schemas/section.ts";
import { OutsideLink } from "#site/ui/OutsideLink.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/card.css";
import "#site/sections/assurance.css";
import "#site/ui/tablet-rows.css";

type AssuranceProps = (SectionOf<"compliance"> | SectionOf<"security">) & {
	/** What a screen reader says of a link that opens a new tab. */
	readonly newTab: string;
	/** It comes right after a band. */
	readonly followsBand: boolean;
};

/** What the law asks, on a band of its own, and how data is kept; each with its source where there is one. */
export function AssuranceSection({ kind, heading, lead, items, newTab, followsBand }: AssuranceProps) {
	const list = (
		<>
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain grid cards assurance tablet-rows">
				{items.map((item) => (
					<li key={item.heading} className="card">
						<h3>{item.heading}</h3>
						<p>{item.text}</p>
						{item.source && <OutsideLink href={item.source.url} label={item.source.title} newTab={newTab} />}
					</li>
				))}
			</ul>
		</>
	);
	if (kind === "security" || followsBand) return <section className="section width">{list}</section>;
	return (
		<section className="band">
			<div className="width">{list}</div>
		</section>
	);
}
