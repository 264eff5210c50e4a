import { useSyncExternalStore } from "react";

const updateInterval = 20_000;
let now = new Date();
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
	now = new Date();
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	if (listeners.size === 1) {
		timer = setInterval(tick, updateInterval);
		document.addEventListener("visibilitychange", tick);
	}
	return () => {
		listeners.delete(listener);
		if (listeners.size > 0) return;
		clearInterval(timer);
		document.removeEventListener("visibilitychange", tick);
	};
}

/** The time, a few times a minute: one clock for all that shows how much is left. */
export function useNow(): Date {
	return useSyncExternalStore(subscribe, () => now);
}
