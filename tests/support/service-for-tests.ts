import { afterAll, beforeAll, onTestFinished } from "vitest";
import { DeskVisitor, signInAtDesk } from "./desk-visitor.ts";
import { RunningService, type RunningServiceOptions } from "./running-service.ts";

/** A service for the tests of a file or a `describe`: it starts before the first of them and ends after the last. */
export function serviceForTests(options?: RunningServiceOptions): RunningService {
	const service = new RunningService(options);
	beforeAll(() => service.start());
	afterAll(() => service.remove());
	return service;
}

/** The browsers of people who sign in at its desk before the first test, by their names. The first is the owner. */
export function staffForTests<Name extends string>(
	service: RunningService,
	...names: readonly Name[]
): Readonly<Record<Name, DeskVisitor>> {
	const staff = names.map((name) => [name, new DeskVisitor(service)] as const);
	beforeAll(async () => {
		for (const [name, visitor] of staff) await signInAtDesk(visitor, service, name);
	});
	// `fromEntries` forgets which keys it was given.
	return Object.fromEntries(staff) as Record<Name, DeskVisitor>;
}

/** A service that one test alone starts, stops and kills. */
export function startedService(options?: RunningServiceOptions): Promise<RunningService> {
	const service = new RunningService(options);
	onTestFinished(() => service.remove());
	return service.start();
}
