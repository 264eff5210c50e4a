import type { SectionOf } from "#content/schemas/section.ts";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/list.css";
import "#site/sections/criteria.css";

/** What speaks for a choice and what against it, a box each, and what to do when that leaves several. */
export function CriteriaSection({ heading, suitable, unsuitable, text }: SectionOf<"criteria">) {
	return (
		<section className="section width">
			<SectionHead heading={heading} />
			<div className="criteria">
				<Criteria {...suitable} list="ticks" />
				<Criteria {...unsuitable} list="ticks dashes" />
				<p>{text}</p>
			</div>
		</section>
	);
}

function Criteria({ heading, items, list }: SectionOf<"criteria">["suitable"] & { readonly list: string }) {
	return (
		<div>
			<h3>{heading}</h3>
			<ul className={list}>
				{items.map((item) => (
					<li key={item}>{item}</li>
				))}
			</ul>
		</div>
	);
}
