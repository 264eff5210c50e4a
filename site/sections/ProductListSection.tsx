import type { CitedText } from "#domain/claims/cited-text.ts";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import { Cited } from "#site/ui/Cited.tsx";
import { Icon } from "#site/ui/Icon.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/card.css";
import "#site/ui/card-link.css";
import "#site/ui/cells.css";
import "#site/sections/product-list.css";

interface ProductListSectionProps {
	readonly heading: string;
	readonly lead?: string | undefined;
	readonly more: { readonly label: string; readonly href: string };
	readonly products: readonly {
		readonly slug: string;
		readonly title: string;
		readonly icon: string;
		readonly category: string;
		readonly businessValue: CitedText;
	}[];
}

/** The products in brief, each leading to its card on the products page. */
export function ProductListSection({ heading, lead, more, products }: ProductListSectionProps) {
	return (
		<section className="band">
			<div className="width">
				<SectionHead heading={heading} lead={lead} />
				<ul className="plain cells product-list">
					{products.map(({ slug, title, icon, category, businessValue }) => (
						<li key={slug} className="card">
							<Icon name={icon} />
							<div>
								<h3>
									<a href={`/products#${slug}`}>{title}</a>
								</h3>
								<p>{category}</p>
								<p className="value">
									<Cited text={businessValue} />
								</p>
							</div>
						</li>
					))}
				</ul>
				<p className="after-list">
					<ButtonLink label={more.label} href={more.href} look="secondary" />
				</p>
			</div>
		</section>
	);
}
