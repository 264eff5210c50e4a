import * as z from "zod/mini";
import "#domain/without-eval.ts";
import { problemCodes } from "#domain/forms/field.ts";

/** What `GET /forms/key` answers: the id of one submission, and the signed proof of when the form was begun. */
export const issuedFormKey = z.strictObject({ formKeyId: z.string(), key: z.string() });
export type IssuedFormKey = z.infer<typeof issuedFormKey>;

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
