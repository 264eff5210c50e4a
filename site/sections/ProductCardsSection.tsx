import type { Products } from "#content/schemas/pages/products.ts";
import type { Product } from "#content/schemas/product.ts";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import { fillWords } from "#site/ui/form-words.ts";
import { Icon } from "#site/ui/Icon.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/card.css";
import "#site/ui/list.css";
import "#site/sections/product-cards.css";

type ProductEntry = Product & { readonly slug: string };
type GridWords = Products["grid"];

interface ProductCardsSectionProps {
	readonly words: GridWords;
	readonly products: readonly ProductEntry[];
}

const shownAtFirst = 4;

/** The products in full: badge, value, and features, of which the last open in place. */
export function ProductCardsSection({ words, products }: ProductCardsSectionProps) {
	return (
		<section className="section width" id="products">
			<SectionHead heading={words.heading} lead={words.lead} />
			<ul className="plain grid cards product-cards">
				{products.map((product) => (
					<li key={product.slug} id={product.slug} className="card">
						<ProductCard product={product} words={words} />
					</li>
				))}
			</ul>
			<p className="form-note">{words.priceNote}</p>
		</section>
	);
}

function ProductCard({ product, words }: { readonly product: ProductEntry; readonly words: GridWords }) {
	const more = product.features.slice(shownAtFirst);
	return (
		<>
			<div className="card-top">
				<Icon name={product.icon} />
				<span className="badge">{product.category}</span>
			</div>
			<h3>{product.title}</h3>
			<p>{product.description}</p>
			<p className="value">{product.businessValue}</p>
			<ul className="ticks">
				{product.features.slice(0, shownAtFirst).map((feature) => (
					<li key={feature}>{feature}</li>
				))}
			</ul>
			{more.length > 0 && (
				<details className="more">
					<summary>
						<span>{fillWords(words.more, { count: more.length })}</span>
						<span>{words.fewer}</span>
					</summary>
					<ul className="ticks">
						{more.map((feature) => (
							<li key={feature}>{feature}</li>
						))}
					</ul>
				</details>
			)}
			<ButtonLink {...words.start} look="secondary" />
		</>
	);
}
