import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { type DeskFailure, deskFailureStatus } from "#domain/desk/failures.ts";
import type { Database } from "#server/database/database.ts";
import { DeskError } from "#server/desk/http/desk-error.ts";
import { LeadChangedError } from "#server/leads/lead-events.ts";
import { logFault } from "#server/log/log-fault.ts";
import { NoSuchLeadError } from "#server/retention/record-contact.ts";

/** Answers whatever goes wrong in the desk's API by a code, and repeats nothing of the request. */
export function respondDeskError(
	database: Database,
	error: FastifyError | DeskError,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const failure = failureOf(database, error);
	const status = deskFailureStatus[failure.code];
	if (status >= 500) logFault(request, error);
	if (failure.seconds !== undefined) reply.header("Retry-After", failure.seconds);
	return reply.code(status).send(failure);
}

function failureOf(database: Database, error: FastifyError | DeskError): DeskFailure {
	if (error instanceof DeskError) return error.failure;
	if (error instanceof NoSuchLeadError) return { code: "not-found" };
	if (error instanceof LeadChangedError) return { code: "newer-events" };
	if (database.isUnavailable(error)) return { code: "unavailable" };
	const status = error.statusCode ?? 500;
	// A body that is no JSON, too large, or of another type: the client never sends one.
	return status >= 400 && status < 500 ? { code: "wrong-input" } : { code: "unexpected" };
}
