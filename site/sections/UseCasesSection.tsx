import type { SectionOf } from "#content/schemas/section.ts";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/use-cases.css";

/** Situations in which it helps; one with an address leads on. */
export function UseCasesSection({ heading, lead, items }: Omit<SectionOf<"use-cases">, "kind">) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<dl className="use-cases">
				{items.map((item) => (
					<div key={item.heading}>
						<dt>{item.href ? <a href={item.href}>{item.heading}</a> : item.heading}</dt>
						<dd>{item.text}</dd>
					</div>
				))}
			</dl>
		</section>
	);
}
