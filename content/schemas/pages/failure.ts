import { z } from "zod";
import { text } from "#content/schemas/fields.ts";

export const failureSchema = z.strictObject({
	/** Stand before the status, and above the stack trace in development. */
	status: text,
	trace: text,
	links: z.strictObject({ search: text, home: text, contact: text }),
});
