import { industrySchema } from "#content/schemas/industry.ts";
import { readFolder } from "#site/catalogue/content.ts";

/** The eight industries in their order, each with its slug and path. */
export const industries = readFolder("industries", industrySchema)
	.toSorted((a, b) => a.order - b.order)
	.map((industry) => ({ ...industry, path: `/industries/${industry.slug}` }));
