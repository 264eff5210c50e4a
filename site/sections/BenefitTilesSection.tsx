import type { SectionOf } from "#content/schemas/section.ts";
import { Cited } from "#site/ui/Cited.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import { rowsOfThree } from "#site/ui/tablet-rows.ts";
import "#site/ui/cells.css";
import "#site/sections/benefit-tiles.css";

/** Benefits with a figure each; a survey mark is in the place of one that is missing. */
export function BenefitTilesSection({ heading, lead, tiles }: SectionOf<"benefit-tiles">) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className={`plain cells tiles${rowsOfThree(tiles)}`}>
				{tiles.map((tile) => (
					<li key={tile.heading}>
						{tile.figure ? (
							<strong>
								<Cited text={tile.figure} />
							</strong>
						) : (
							<i className="survey-mark" />
						)}
						<h3>{tile.heading}</h3>
						<p>{tile.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
