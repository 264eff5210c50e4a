import { setTimeout as wait } from "node:timers/promises";

/** Milliseconds for which a visitor waits for figures that a page can do without. */
const patience = 2000;

/** An answer of the database; null where it takes longer than a visitor should wait. It is still worked on, for the next one. */
export function inTime<Answer>(
	answer: Promise<Answer | null>,
	milliseconds = patience,
): Promise<Answer | null> {
	return Promise.race([answer, wait(milliseconds, null, { ref: false })]);
}
