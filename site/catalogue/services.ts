import { serviceSchema } from "#content/schemas/service.ts";
import { readFolder } from "#site/catalogue/content.ts";

/** All services in their order, each with its slug and path. */
export const services = readFolder("services", serviceSchema)
	.toSorted((a, b) => a.order - b.order)
	.map((service) => ({ ...service, path: `/services/${service.slug}` }));

/** The six that bear a category: the solutions of the home page and of the overview. */
export const solutions = services.flatMap(({ category, ...service }) =>
	category ? [{ ...service, category }] : [],
);
