import { productSchema } from "#content/schemas/product.ts";
import { readFolder } from "#site/catalogue/content.ts";
import { inOrder } from "#site/catalogue/in-order.ts";

/** The products in their order; the slug is the id. */
export const products = inOrder(readFolder("products", productSchema), "content/products/*.yaml");
