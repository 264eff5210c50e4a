import { useSyncExternalStore } from "react";

let returns = 0;
const listeners = new Set<() => void>();

/** The service is heard again after it was not. */
export function noteReturn(): void {
	returns += 1;
	for (const listener of listeners) listener();
}

/** How often that has happened so far. */
export function countReturns(): number {
	return returns;
}

/** Draws a component again each time, for what it says of the connection. */
export function useReturns(): void {
	useSyncExternalStore(subscribe, countReturns);
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	return () => listeners.delete(listener);
}
