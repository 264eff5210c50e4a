import type { SectionOf } from "#content/schemas/section.ts";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import { rowsOfThree } from "#site/ui/tablet-rows.ts";
import "#site/sections/use-cases.css";

type UseCasesProps = Omit<SectionOf<"use-cases">, "kind"> & {
	/** On the bare ground of the page. */
	readonly isBare?: boolean;
};

/** Situations in which it helps; one with an address leads on. */
export function UseCasesSection({ heading, lead, items, isBare = false }: UseCasesProps) {
	return (
		<section className={isBare ? "section" : "band"}>
			<div className="width">
				<SectionHead heading={heading} lead={lead} />
				<dl className={`use-cases${rowsOfThree(items)}`}>
					{items.map((item) => (
						<div key={item.heading}>
							<dt>{item.href ? <a href={item.href}>{item.heading}</a> : item.heading}</dt>
							<dd>{item.text}</dd>
						</div>
					))}
				</dl>
			</div>
		</section>
	);
}
