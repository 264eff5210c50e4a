import { z } from "zod";
import { externalSourceSchema } from "#content/schemas/external-source.ts";

/** Outside reading below each resource list; the pages open it in a new tab. */
export const resourceLinksSchema = z.strictObject({
	caseStudies: z.array(externalSourceSchema).min(1),
	whitePapers: z.array(externalSourceSchema).min(1),
	webinars: z.array(externalSourceSchema).min(1),
});
