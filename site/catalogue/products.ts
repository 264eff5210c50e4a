import { productSchema } from "#content/schemas/product.ts";
import { readFolder } from "#site/catalogue/content.ts";
import { inOrder } from "#site/catalogue/in-order.ts";
import { perLocale } from "#site/catalogue/locale.ts";

/** The products in their order; the slug is the id. */
export const productsIn = perLocale((locale) =>
	inOrder(readFolder("products", productSchema, locale), "content/products/*.yaml"),
);
