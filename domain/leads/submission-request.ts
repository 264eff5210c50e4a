import * as z from "zod/mini";

/** What the browser posts as JSON to `/forms/:form`. `values` is checked by the form itself. */
export const submissionRequest = z.strictObject({
	values: z.record(z.string(), z.unknown()),
	/** The `key` of `GET /forms/key`; without it, equal values within ten minutes are the same lead. */
	key: z.optional(z.string().check(z.maxLength(300))),
	/** The proof of work for that key, if the browser has found it by now. */
	proof: z.optional(z.string().check(z.maxLength(300))),
	/** The path of the page that the form is on. */
	page: z.optional(z.string().check(z.maxLength(300))),
	/** The hidden field that only a program fills. */
	website: z.optional(z.string().check(z.maxLength(2000))),
	/** Of an assessment: the day, where the visitor is, from which the roadmap that they see counts, "2026-01-31". */
	takenOn: z.optional(z.string().check(z.maxLength(300))),
	/** The time zone of the device, such as "Pacific/Auckland". What is none counts as not sent: no message is lost by it. */
	timeZone: z.optional(z.unknown()),
});
export type SubmissionRequest = z.infer<typeof submissionRequest>;

/** The controls of a plain form (JavaScript off) that are not fields of the form itself. */
export const formEnvelopeFields = ["website", "page", "key"] as const;
