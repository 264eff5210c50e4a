import { RefusedError, UnreachableError } from "#desk/api/ask.ts";
import { copy, say } from "#desk/app/copy.ts";

/** What a person reads of a failure. */
export function failureText(error: unknown): string {
	if (error instanceof UnreachableError && error.isOver) return copy.frame.reachedAgain;
	if (!(error instanceof RefusedError)) return copy.frame.unreachable;
	const { code, seconds = 60 } = error.failure;
	return say(copy.frame.failures[code], { seconds });
}
