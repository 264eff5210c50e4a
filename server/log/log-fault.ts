import type { FastifyBaseLogger, FastifyRequest } from "fastify";
import { describeFault } from "#server/log/fault.ts";

/** Logs a fault and the route that it arose in. Never the request: it can hold what a visitor typed. */
export function logFault(request: FastifyRequest, error: unknown): void {
	logWork(request.log, `${request.method} ${request.routeOptions.url ?? "unknown"}`, error);
}

/** Logs what went wrong in work of a name, such as a route. */
export function logWork(log: FastifyBaseLogger, route: string, error: unknown): void {
	log.error({ route, ...describeFault(error) });
}
