import type { SectionOf } from "#content/schemas/section.ts";
import { FigureList } from "#site/ui/FigureList.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/figures.css";

/** Claims in large figures, on a band. */
export function FiguresSection({ heading, lead, figures }: SectionOf<"figures">) {
	return (
		<section className="band">
			<div className="width">
				<SectionHead heading={heading} lead={lead} />
				<FigureList figures={figures} className="figure-row" />
			</div>
		</section>
	);
}
