import type { DeskFailure, DeskFailureCode } from "#domain/desk/failures.ts";

/** A refusal on purpose: the answer says its code and nothing of what was asked. */
export class DeskError extends Error {
	readonly failure: DeskFailure;

	constructor(code: DeskFailureCode, more: Omit<DeskFailure, "code"> = {}) {
		super(code);
		this.failure = { code, ...more };
	}
}
