import { serviceSchema } from "#content/schemas/service.ts";
import { readFolder } from "#site/catalogue/content.ts";
import { inOrder } from "#site/catalogue/in-order.ts";

/** All services in their order, each with its slug and path. */
export const services = inOrder(readFolder("services", serviceSchema), "content/services/*.yaml").map(
	(service) => ({ ...service, path: `/services/${service.slug}` }),
);

/** Those that bear a category: the solutions of the home page, the overview and the footer. */
export const solutions = services.flatMap(({ category, ...service }) =>
	category ? [{ ...service, category }] : [],
);
