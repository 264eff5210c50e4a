import { z } from "zod";
import { httpsUrl, properName, text } from "#content/schemas/fields.ts";

/** A page outside this site that a reader is sent to. `source` is its publisher; */
export const externalSourceSchema = z.strictObject({
	title: text,
	description: text,
	url: httpsUrl,
	source: properName,
});

export type ExternalSource = z.infer<typeof externalSourceSchema>;
