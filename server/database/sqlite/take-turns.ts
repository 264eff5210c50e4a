import { setImmediate as nextTurn } from "node:timers/promises";

/** Milliseconds of one turn of the event loop after which a further query waits for the next one. */
const longTurn = 20;

/**
 * Makes a function to await before each query or transaction. Statements here never wait, so that many one after the other
 * would be one turn of the event loop, in which no visitor is answered. What is done within a few milliseconds does not wait.
 */
export function takeTurns(): () => Promise<void> {
	let begun: number | null = null;
	return async () => {
		if (begun !== null && performance.now() - begun > longTurn) await nextTurn();
		if (begun !== null) return;
		begun = performance.now();
		setImmediate(() => {
			begun = null;
		});
	};
}
