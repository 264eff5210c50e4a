import * as z from "zod/mini";
import { problemCodes } from "#domain/forms/field.ts";

// Zod otherwise probes `new Function`, which the content security policy refuses.
z.config({ jitless: true });

/** What `GET /forms/key` answers: the id of one sending, and the signed proof of when the form was begun. */
export const formKeyAnswer = z.strictObject({ submission: z.string(), key: z.string() });
export type FormKeyAnswer = z.infer<typeof formKeyAnswer>;

/** What the browser posts as JSON to `/forms/:form`. `values` is checked by the form itself. */
export const sendRequest = z.strictObject({
	values: z.record(z.string(), z.unknown()),
	/** The `key` of `GET /forms/key`; without it, equal values within ten minutes are the same lead. */
	key: z.optional(z.string().check(z.maxLength(300))),
	/** The proof of work for that key, if the browser has found it by now. */
	proof: z.optional(z.string().check(z.maxLength(300))),
	/** The path of the page that the form stands on. */
	page: z.optional(z.string().check(z.maxLength(300))),
	/** The hidden field that only a program fills. */
	website: z.optional(z.string().check(z.maxLength(2000))),
	/** Of an assessment: the day, where the visitor is, from which the roadmap that they see counts, "2026-01-31". */
	takenOn: z.optional(z.string().check(z.maxLength(300))),
});
export type SendRequest = z.infer<typeof sendRequest>;

/** The answer once a lead is kept: 201, and 200 when the same sending comes again. Times in ISO 8601, UTC. */
export const sendReceipt = z.strictObject({
	reference: z.string(),
	receivedAt: z.string(),
	dueAt: z.string(),
});
export type SendReceipt = z.infer<typeof sendReceipt>;

/** The answer 422: which fields to correct. Fields that the form does not have share one problem, without a name. */
export const sendProblems = z.strictObject({
	problems: z.array(z.strictObject({ field: z.string(), code: z.enum(problemCodes) })),
});
export type SendProblems = z.infer<typeof sendProblems>;

/** Every other refusal or failure, in words for the visitor. */
export const sendFailure = z.strictObject({ message: z.string() });
export type SendFailure = z.infer<typeof sendFailure>;

/** The controls of a plain form (JavaScript off) that are no fields of the form itself. */
export const formEnvelopeFields = ["website", "page", "key"] as const;
