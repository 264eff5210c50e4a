import { z } from "zod";
import { linkSchema, text } from "#content/schemas/fields.ts";
import { message, messageWith } from "#content/schemas/message.ts";
import { type FailureCode, failureStatus } from "#domain/service/failures.ts";

const failureCodes = Object.keys(failureStatus) as FailureCode[];

/** What the service says on the pages that it renders, and in its answers to scripts. */
export const serviceMessagesSchema = z.strictObject({
	failures: z.record(
		z.enum(failureCodes),
		z.strictObject({ heading: text, text: messageWith("kilobytes", "minutes") }),
	),
	errorPage: z.strictObject({
		status: text,
		/** Above the stack trace, in development. */
		trace: text,
		home: text,
		search: text,
		contact: text,
	}),
	receiptPage: z.strictObject({ title: text, text, back: linkSchema }),
	reportPage: z.strictObject({
		lifetime: message("days"),
		/** Opens the same report where it can be saved and shared. */
		tools: text,
		again: linkSchema,
	}),
	reportGonePage: z.strictObject({ heading: text, text: message("days"), contact: linkSchema }),
});
