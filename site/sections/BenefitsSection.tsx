import { type CitedText, plainText } from "#domain/claims/cited-text.ts";
import { Cited } from "#site/ui/Cited.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import { rowsOfThree } from "#site/ui/tablet-rows.ts";
import "#site/sections/benefits.css";

interface BenefitsSectionProps {
	readonly heading: string;
	readonly lead?: string | undefined;
	readonly items: readonly { readonly heading: CitedText; readonly text: CitedText }[];
}

/** Benefits in ruled columns. */
export function BenefitsSection({ heading, lead, items }: BenefitsSectionProps) {
	const figuresFirst = typeof items[0]?.heading === "string" ? "" : " figures-first";
	const four = items.length === 4 ? " four-benefits" : "";
	return (
		<section className="section width">
			<SectionHead heading={heading} lead={lead} />
			<ul className={`plain grid benefits${rowsOfThree(items)}${figuresFirst}${four}`}>
				{items.map((item) => (
					<li key={plainText(item.heading)}>
						<h3>
							<Cited text={item.heading} />
						</h3>
						<p>
							<Cited text={item.text} />
						</p>
					</li>
				))}
			</ul>
		</section>
	);
}
