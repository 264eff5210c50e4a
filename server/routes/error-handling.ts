import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Failure, sendFailure, unexpectedHeading } from "#server/routes/failure.ts";
import type { ServiceContext } from "#server/service-context.ts";

const largestBody = "64 kB";

/** Words for the refusals that Fastify makes by itself, by their status. */
const refusals: Readonly<Record<number, string>> = {
	400: "What was sent could not be read. Nothing was kept.",
	413: `What was sent is too large: ${largestBody} is the limit. Nothing was kept.`,
	414: "The address is too long.",
	408: "What you sent took too long to arrive. Nothing was kept. Please try again.",
	415: "This address takes a form or JSON. Nothing was kept.",
};

/** Turns every error of a route, and of Fastify itself, into an answer in plain words without anything of the request. */
export function respondToErrors(app: FastifyInstance, context: ServiceContext): void {
	app.setErrorHandler((error: FastifyError, request, reply) => respondError(context, error, request, reply));
}

export function respondError(
	context: ServiceContext,
	error: FastifyError,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	// Fastify would close the connection under a body that is still arriving, and the sender would never see why.
	reply.removeHeader("connection");
	const status = error.code === "FST_ERR_HANDLER_TIMEOUT" ? 408 : (error.statusCode ?? 500);
	if (status >= 400 && status < 500) {
		return sendFailure(context, request, reply, { status, text: refusals[status] ?? refusals[400] ?? "" });
	}
	logFailure(request, error);
	return sendFailure(context, request, reply, unexpected(context, status, error));
}

/** The kind of error and where it arose. Never its message or the request: they can hold what a visitor typed. */
export function logFailure(request: FastifyRequest, error: unknown): void {
	const found = error instanceof Error ? error : new Error("Something that is no error was thrown");
	const frames = found.stack?.split("\n").filter((line) => /^\s+at /.test(line)) ?? [];
	request.log.error({
		route: `${request.method} ${request.routeOptions.url ?? "unknown"}`,
		error: found.constructor.name,
		code: "code" in found ? found.code : undefined,
		at: frames.slice(0, 6).map((line) => line.trim()),
	});
}

function unexpected({ site, settings }: ServiceContext, status: number, error: Error): Failure {
	return {
		status,
		heading: unexpectedHeading,
		text: `Something failed on our side. Please try again, or write to ${site.site.email}.`,
		...(settings.showsStackTraces && error.stack !== undefined ? { stack: error.stack } : {}),
	};
}
