import { z } from "zod";
import { httpsUrl, properName, text } from "#content/schemas/fields.ts";

/** A page outside this site that a reader is sent to. `source` is its publisher. */
export const externalSourceSchema = z.strictObject({
	title: text,
	description: text,
	url: httpsUrl,
	source: properName,
});

export type ExternalSource = z.infer<typeof externalSourceSchema>;

/** Outside reading below each resource list; the pages open it in a new tab. */
export const resourceLinksSchema = z.strictObject({
	caseStudies: z.array(externalSourceSchema).min(1),
	whitePapers: z.array(externalSourceSchema).min(1),
	webinars: z.array(externalSourceSchema).min(1),
});
