import { z } from "zod";

/** A page outside this site that a reader is sent to. `source` is its publisher; `url` is HTTPS. */
export const externalSourceSchema = z.strictObject({
	title: z.string().min(1),
	description: z.string().min(1),
	url: z.url({ protocol: /^https$/ }),
	source: z.string().min(1),
});

export type ExternalSource = z.infer<typeof externalSourceSchema>;
