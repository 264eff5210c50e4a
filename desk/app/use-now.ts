import { useSyncExternalStore } from "react";
import { serviceTime } from "#desk/api/service-clock.ts";

const updateInterval = 20_000;
let now = new Date(serviceTime());
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

function tick(): void {
	now = new Date(serviceTime());
	for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
	listeners.add(listener);
	if (listeners.size === 1) {
		// Since this was loaded the service has answered.
		tick();
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

/** The service's time, a few times a minute: one clock for all that shows how much is left, whatever the device's says. */
export function useNow(): Date {
	return useSyncExternalStore(subscribe, () => now);
}
