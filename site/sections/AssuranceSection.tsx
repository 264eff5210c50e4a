import type { SectionOf } from "#content/schemas/section.ts";
import { OutsideLink } from "#site/ui/OutsideLink.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import { rowsOfThree } from "#site/ui/tablet-rows.ts";
import "#site/ui/card.css";
import "#site/sections/assurance.css";

type AssuranceProps = (SectionOf<"compliance"> | SectionOf<"security">) & {
	/** What a screen reader says of a link that opens a new tab. */
	readonly newTab: string;
	/** On the bare ground of the page. */
	readonly isBare: boolean;
};

/** What the law asks, on a band of its own, and how data is kept; each with its source where there is one. */
export function AssuranceSection({ kind, heading, lead, items, newTab, isBare }: AssuranceProps) {
	// A card without a source next to cards with one would be half empty.
	const look = items.some(({ source }) => source) && items.some(({ source }) => !source) ? "ruled" : "cards";
	const list = (
		<>
			<SectionHead heading={heading} lead={lead} />
			<ul className={`plain grid ${look} assurance${rowsOfThree(items)}`}>
				{items.map((item) => (
					<li key={item.heading} className={look === "cards" ? "card" : undefined}>
						<h3>{item.heading}</h3>
						<p>{item.text}</p>
						{item.source && <OutsideLink href={item.source.url} label={item.source.title} newTab={newTab} />}
					</li>
				))}
			</ul>
		</>
	);
	if (kind === "security" || isBare) return <section className="section width">{list}</section>;
	return (
		<section className="band">
			<div className="width">{list}</div>
		</section>
	);
}
