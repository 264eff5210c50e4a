import { afterAll, beforeAll, onTestFinished } from "vitest";
import { RunningService, type RunningServiceOptions } from "./running-service.ts";

/** A service for the tests of a file or a `describe`: it starts before the first of them and ends after the last. */
export function serviceForTests(options?: RunningServiceOptions): RunningService {
	const service = new RunningService(options);
	beforeAll(() => service.start());
	afterAll(() => service.remove());
	return service;
}

/** A service that one test alone starts, stops and kills. */
export function startedService(): Promise<RunningService> {
	const service = new RunningService();
	onTestFinished(() => service.remove());
	return service.start();
}
