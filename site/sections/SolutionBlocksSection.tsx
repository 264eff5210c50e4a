import type { SectionOf } from "#content/schemas/section.ts";
import { plainText } from "#domain/claims/cited-text.ts";
import { Cited } from "#site/ui/Cited.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import { rowsOfThree } from "#site/ui/tablet-rows.ts";
import "#site/ui/list.css";
import "#site/sections/solution-blocks.css";

/** What is offered, a block each: what it brings, what it is and what it does. */
export function SolutionBlocksSection({ heading, lead, blocks }: SectionOf<"solution-blocks">) {
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<div
				className={
					blocks.some(({ benefits }) => benefits.length > 0) ? "gain-blocks" : `blocks${rowsOfThree(blocks)}`
				}
			>
				{blocks.map((block) => (
					<article key={block.heading} className="two-columns block">
						<div>
							<h3>{block.heading}</h3>
							{block.benefits.length > 0 && (
								<ul className="gains">
									{block.benefits.map((benefit) => (
										<li key={plainText(benefit)}>
											<Cited text={benefit} />
										</li>
									))}
								</ul>
							)}
						</div>
						<p>{block.text}</p>
						<ul className="ticks">
							{block.features.map((feature) => (
								<li key={feature}>{feature}</li>
							))}
						</ul>
					</article>
				))}
			</div>
		</section>
	);
}
