import type { Products } from "#content/schemas/pages/products.ts";
import type { Product } from "#content/schemas/product.ts";
import type { Vignette } from "#content/schemas/vignette.ts";
import type { Locale } from "#domain/locale/locale.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { MiniatureFigure } from "#site/sections/vignette/MiniatureFigure.tsx";
import { ButtonLink } from "#site/ui/ButtonLink.tsx";
import { Cited } from "#site/ui/Cited.tsx";
import { SectionHead } from "#site/ui/SectionHead.tsx";
import "#site/ui/card.css";
import "#site/ui/list.css";
import "#site/ui/folds.css";
import "#site/sections/product-cards.css";
import "#site/sections/product-cards-wide.css";

type ProductEntry = Product & { readonly slug: string };
type GridCopy = Products["grid"];

interface ProductCardsSectionProps {
	readonly copy: GridCopy;
	readonly products: readonly ProductEntry[];
	/** What each product looks like at work, by its slug. */
	readonly vignettes: ReadonlyMap<string, Vignette>;
	/** Says that a picture's data is invented. */
	readonly note: string;
	readonly locale: Locale;
}

const shownAtFirst = 4;
/** The cards of double width: with them, nine cards fill every row of two columns and of three. */
const doubleCards: readonly number[] = [0, 3, 8];

/** The products in full: badge, value, and features, of which the last open in place. */
export function ProductCardsSection(props: ProductCardsSectionProps) {
	const { copy, products, vignettes, note, locale } = props;
	return (
		<section className="section width">
			<SectionHead heading={copy.heading} lead={copy.lead} />
			<ul className="plain grid product-cards">
				{products.map((product, index) => (
					<li
						key={product.slug}
						id={product.slug}
						className={doubleCards.includes(index) ? "card double" : "card"}
					>
						<ProductPicture vignette={vignettes.get(product.slug)} note={note} />
						<ProductCard product={product} copy={copy} locale={locale} />
					</li>
				))}
			</ul>
			<p>
				{`${copy.priceNote} `}
				<a href={copy.pricing.href}>{copy.pricing.label}</a>
			</p>
		</section>
	);
}

interface ProductPictureProps {
	readonly vignette: Vignette | undefined;
	readonly note: string;
}

function ProductPicture({ vignette, ...rest }: ProductPictureProps) {
	return vignette && <MiniatureFigure vignette={vignette} {...rest} />;
}

interface ProductCardProps {
	readonly product: ProductEntry;
	readonly copy: GridCopy;
	readonly locale: Locale;
}

function ProductCard({ product, copy, locale }: ProductCardProps) {
	const more = product.features.slice(shownAtFirst);
	return (
		<>
			<span className="badge">{product.category}</span>
			<h3>{product.title}</h3>
			<p>{product.description}</p>
			<p className="value">
				<Cited text={product.businessValue} />
			</p>
			<div className="features">
				<ul className="ticks">
					{product.features.slice(0, shownAtFirst).map((feature) => (
						<li key={feature}>{feature}</li>
					))}
				</ul>
				{more.length > 0 && (
					<details className="more">
						<summary>
							<span>{formatMessage(copy.more, { count: more.length }, locale)}</span>
							<span>{copy.fewer}</span>
						</summary>
						<ul className="ticks">
							{more.map((feature) => (
								<li key={feature}>{feature}</li>
							))}
						</ul>
					</details>
				)}
				<ButtonLink {...copy.start} about={product.title} look="secondary" />
			</div>
		</>
	);
}
