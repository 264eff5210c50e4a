import { productSchema } from "#content/schemas/product.ts";
import { readFolder } from "#site/catalogue/content.ts";

/** The nine products in the order of their ids; the slug is the id. */
export const products = readFolder("products", productSchema).toSorted((a, b) => a.order - b.order);
