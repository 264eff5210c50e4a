import type { SectionOf } from "#content/schemas/section.ts";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/points.css";

/** Benefits in a row, joined by the thread. */
export function BenefitsSection({ heading, lead, items }: SectionOf<"benefits">) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain thread-points">
				{items.map((item) => (
					<li key={item.heading}>
						<h3>{item.heading}</h3>
						<p>{item.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
