import type { FastifyReply, FastifyRequest } from "fastify";
import type { SubmissionFailure } from "#domain/leads/contract.ts";
import { type Failure, failureStatus } from "#domain/service/failures.ts";
import { sendPage } from "#server/responses/page.ts";
import type { ServiceContext } from "#server/service-context.ts";

/**
 * Answers with a failure: a page for people, JSON for a script that sent or asked for JSON.
 * @param stack for developers only
 */
export function sendFailure(
	{ site, views }: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	failure: Failure,
	stack?: string,
): FastifyReply {
	reply.code(failureStatus[failure.code]).header("Cache-Control", "no-store");
	if (prefersJson(request)) {
		const answer: SubmissionFailure = { code: failure.code, message: views.failureCopy(failure).text };
		return reply.send(answer);
	}
	const page = views.errorPage({ failure, ...(stack !== undefined && { stack }) });
	return sendPage(reply, site.shellPolicy, page);
}

export function prefersJson({ headers }: FastifyRequest): boolean {
	const { accept = "", "content-type": contentType = "" } = headers;
	return contentType.startsWith("application/json") || accept.startsWith("application/json");
}
