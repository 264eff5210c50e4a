import type { FastifyRequest } from "fastify";

/** Logs the kind of an error and where it arose. Never its message or the request: they can hold what a visitor typed. */
export function logFault(request: FastifyRequest, error: unknown): void {
	const found = error instanceof Error ? error : new Error("Something that is not an error was thrown");
	const frames = found.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
	request.log.error({
		route: `${request.method} ${request.routeOptions.url ?? "unknown"}`,
		error: found.constructor.name,
		code: "code" in found ? found.code : undefined,
		at: frames.slice(0, 6).map((line) => line.trim()),
	});
}
