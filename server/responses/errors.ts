import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import type { Failure } from "#domain/service/failures.ts";
import { logFault } from "#server/log/log-fault.ts";
import { retryAfterUnavailable, sendFailure } from "#server/responses/failure.ts";
import type { ServiceContext } from "#server/service-context.ts";

/** Bytes of the largest body that the service reads. */
export const maxBodyBytes = 64 * 1024;

/** The refusals that Fastify makes by itself, by their status. */
const refusals: Readonly<Record<number, Failure>> = {
	413: { code: "too-large", kilobytes: maxBodyBytes / 1024 },
	414: { code: "address-too-long" },
	415: { code: "unsupported-type" },
};

/** Answers every error of a route, and of Fastify itself, without repeating anything of the request. */
export function respondError(
	context: ServiceContext,
	error: FastifyError,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	// Fastify would close the connection under a body that is still arriving, and the sender would never see why. The last answer
	// of a connection has to say so, or Node refuses the next request by itself.
	if (Reflect.get(reply.raw, "maxRequestsOnConnectionReached") !== true) reply.removeHeader("connection");
	const status = error.statusCode ?? 500;
	if (status >= 400 && status < 500)
		return sendFailure(context, request, reply, refusals[status] ?? { code: "unreadable" });
	logFault(request, error);
	// A form has its own answer: what is left are the pages that read what was stored.
	if (context.database.isUnavailable(error)) {
		reply.header("Retry-After", retryAfterUnavailable);
		return sendFailure(context, request, reply, { code: "not-shown" });
	}
	const stack = context.settings.showsStackTraces ? error.stack : undefined;
	return sendFailure(context, request, reply, { code: "unexpected" }, stack);
}
