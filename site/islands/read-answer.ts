import { type FieldProblem, problemCodes } from "#domain/forms/field.ts";
import type { SubmissionReceipt } from "#domain/leads/contract.ts";

/** One word or sentence of an answer; null where it has no such text. */
function textOf(answer: unknown, name: string): string | null {
	const value: unknown = typeof answer === "object" && answer !== null ? Reflect.get(answer, name) : null;
	return typeof value === "string" ? value : null;
}

/**
 * A receipt of `domain/leads/contract.ts`, read without its schemas, for which a page would carry a library of 7 kB; a test compares the
 * two. Null where it is none.
 */
export function readReceipt(answer: unknown): SubmissionReceipt | null {
	const [reference, receivedAt, dueAt] = ["reference", "receivedAt", "dueAt"].map((name) =>
		textOf(answer, name),
	);
	if (typeof reference !== "string" || !receivedAt || !dueAt) return null;
	const hasMail: unknown = Reflect.get(Object(answer), "hasMail");
	return typeof hasMail === "boolean" ? { reference, receivedAt, dueAt, hasMail } : null;
}

/** Which fields to correct; null where the answer names none. */
export function readProblems(answer: unknown): FieldProblem[] | null {
	const problems: unknown = Reflect.get(Object(answer), "problems");
	if (!Array.isArray(problems)) return null;
	const read = problems.flatMap((problem) => {
		const field = textOf(problem, "field");
		const code = problemCodes.find((each) => each === textOf(problem, "code"));
		return field === null || code === undefined ? [] : [{ field, code }];
	});
	return read.length === problems.length ? read : null;
}

/** What the service says in its own words when it refuses or fails; null where it says nothing. */
export function readFailure(answer: unknown): string | null {
	return textOf(answer, "code") === null ? null : textOf(answer, "message");
}

/** The key of one submission; null where there is none. */
export function readFormKey(answer: unknown): string | null {
	return textOf(answer, "key");
}
