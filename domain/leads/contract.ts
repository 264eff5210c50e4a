import * as z from "zod/mini";
import { problemCodes } from "#domain/forms/field.ts";

// Zod otherwise probes `new Function`, which the content security policy refuses.
z.config({ jitless: true });

/** What `GET /forms/key` answers: the id of one submission, and the signed proof of when the form was begun. */
export const issuedFormKey = z.strictObject({ formKeyId: z.string(), key: z.string() });
export type IssuedFormKey = z.infer<typeof issuedFormKey>;

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
});
export type SubmissionRequest = z.infer<typeof submissionRequest>;

/** The answer once a lead is stored: 201, and 200 when the same submission comes again. Times in ISO 8601, UTC. */
export const submissionReceipt = z.strictObject({
	reference: z.string(),
	receivedAt: z.string(),
	dueAt: z.string(),
	/** Whether a mail answers the lead, so that the receipt may promise one. */
	hasMail: z.boolean(),
});
export type SubmissionReceipt = z.infer<typeof submissionReceipt>;

/** The answer 422: which fields to correct. Fields that the form does not have share one problem, without a name. */
export const submissionProblems = z.strictObject({
	problems: z.array(z.strictObject({ field: z.string(), code: z.enum(problemCodes) })),
});
export type SubmissionProblems = z.infer<typeof submissionProblems>;

/** Every other refusal or failure. The code is one of `failureStatus`, unless the page is older than the service. */
export const submissionFailure = z.strictObject({ code: z.string(), message: z.string() });
export type SubmissionFailure = z.infer<typeof submissionFailure>;

/** The controls of a plain form (JavaScript off) that are not fields of the form itself. */
export const formEnvelopeFields = ["website", "page", "key"] as const;
