import type { SectionOf } from "#content/schemas/section.ts";
import { Cited } from "#site/ui/Cited.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/sections/figures.css";

/** Claims in large figures, on a band. */
export function FiguresSection({ heading, lead, figures }: SectionOf<"figures">) {
	return (
		<section className="band">
			<div className="width">
				<SectionHead heading={heading} lead={lead} />
				<ul className="plain figures">
					{figures.map(({ figure, label }) => (
						<li key={label}>
							<strong>
								<Cited text={figure} />
							</strong>{" "}
							{label}
						</li>
					))}
				</ul>
			</div>
		</section>
	);
}
