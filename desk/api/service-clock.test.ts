import { afterEach, expect, test, vi } from "vitest";
import { noteServiceTime, serviceTime, timeOnDevice } from "#desk/api/service-clock.ts";
import { minute } from "#domain/durations.ts";

const now = Date.parse("2026-11-25T10:00:00Z");
afterEach(() => {
	vi.useRealTimers();
});

test.each([2 * minute, -2 * minute])(
	"a moment in ten seconds is no more than that away on a device whose clock is %d milliseconds off",
	(isOff) => {
		vi.useFakeTimers({ now: now + isOff });
		noteServiceTime(new Date(now).toUTCString());
		noteServiceTime(null);
		const left = timeOnDevice(new Date(now + 10_000).toISOString()) - Date.now();
		expect(left).toBe(9000);
		expect(serviceTime()).toBe(now + 1000);
	},
);
