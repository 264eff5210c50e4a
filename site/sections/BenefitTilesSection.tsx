import type { SectionOf } from "#content/schemas/section.ts";
import { Cited } from "#site/ui/Cited.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/cells.css";
import "#site/sections/benefit-tiles.css";

/** Benefits with a figure each; a tile whose benefit has none shows its heading alone. */
export function BenefitTilesSection({ heading, lead, tiles }: SectionOf<"benefit-tiles">) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className="plain cells tiles">
				{tiles.map((tile) => (
					<li key={tile.heading}>
						{tile.figure && (
							<strong>
								<Cited text={tile.figure} />
							</strong>
						)}
						<h3>{tile.heading}</h3>
						<p>{tile.text}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
