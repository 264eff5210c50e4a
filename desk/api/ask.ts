import * as z from "zod/mini";
import { isUnattended } from "#desk/api/last-input.ts";
import { countReturns } from "#desk/api/returns.ts";
import { noteServiceTime } from "#desk/api/service-clock.ts";
import { type DeskFailure, type DeskFailureCode, deskFailure } from "#domain/desk/failures.ts";
import { type DeskRoute, type RouteIds, routeAddress, unattendedHeader } from "#domain/desk/route.ts";

/** The service has refused a request, or failed at it. */
export class RefusedError extends Error {
	readonly failure: DeskFailure;

	constructor(failure: DeskFailure) {
		super(failure.code);
		this.failure = failure;
	}
}

/** Whether the service has refused for one of these reasons, such as `not-found` for a lead that was erased. */
export function isRefusedFor(error: unknown, ...codes: readonly DeskFailureCode[]): boolean {
	return error instanceof RefusedError && codes.includes(error.failure.code);
}

/** No answer came: no connection, or the service is restarting. */
export class UnreachableError extends Error {
	readonly returnsBefore = countReturns();

	/** Whether the service has been heard again since. */
	get isOver(): boolean {
		return countReturns() > this.returnsBefore;
	}
}

type Ids<Path extends string> = keyof RouteIds<Path> extends never
	? { readonly ids?: never }
	: { readonly ids: RouteIds<Path> };
type Input<Schema extends z.ZodMiniType> =
	Record<never, never> extends z.input<Schema>
		? { readonly input?: z.input<Schema> }
		: { readonly input: z.input<Schema> };

/** The ids and the input that a route takes; what it does not take may be left out. */
export type Asked<Path extends string, Schema extends z.ZodMiniType> = Ids<Path> & Input<Schema>;

/**
 * Asks a route of the contract.
 * @throws {RefusedError} when the service refuses
 * @throws {UnreachableError} when there is no answer, or one that is not the desk's
 */
export async function ask<Path extends string, Schema extends z.ZodMiniType, Answer extends z.ZodMiniType>(
	route: DeskRoute<Path, Schema, Answer>,
	asked: Asked<Path, Schema>,
	signal?: AbortSignal,
): Promise<z.output<Answer>> {
	const { status, body } = await fetchAnswer(route, asked, signal);
	const failure = z.safeParse(deskFailure, body);
	if (status >= 400 && failure.success) throw new RefusedError(failure.data);
	const answer = z.safeParse(route.answer, body);
	if (status === 200 && answer.success) return answer.data;
	// A proxy's page, or a service of another version than this page.
	throw status === 200 ? new RefusedError({ code: "unexpected" }) : new UnreachableError(String(status));
}

async function fetchAnswer<Path extends string, Schema extends z.ZodMiniType>(
	route: DeskRoute<Path, Schema>,
	{ ids, input }: Asked<Path, Schema>,
	signal: AbortSignal | undefined,
): Promise<{ readonly status: number; readonly body: unknown }> {
	const isRead = route.method === "GET";
	// A route without places in its path takes no ids.
	const address = routeAddress(route, (ids ?? {}) as RouteIds<Path>);
	try {
		const answer = await fetch(isRead ? address + writeQuery(input ?? {}) : address, {
			method: route.method,
			// A change arrives even when its author leaves the page at once.
			keepalive: !isRead,
			...(signal && { signal }),
			headers: {
				...(isUnattended() && { [unattendedHeader]: "1" }),
				...(!isRead && { "Content-Type": "application/json" }),
			},
			...(!isRead && { body: JSON.stringify(input ?? {}) }),
		});
		noteServiceTime(answer.headers.get("Date"));
		return { status: answer.status, body: await answer.json() };
	} catch (error) {
		if (signal?.aborted) throw error;
		throw new UnreachableError("no answer", { cause: error });
	}
}

/** The query of an address, with its question mark; nothing for what is undefined. */
export function writeQuery(values: object): string {
	const given = Object.entries(values).flatMap(([name, value]) =>
		value === undefined ? [] : [[name, String(value)]],
	);
	return given.length === 0 ? "" : `?${new URLSearchParams(given)}`;
}
