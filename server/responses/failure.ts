import { setTimeout as wait } from "node:timers/promises";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { SubmissionFailure } from "#domain/leads/contract.ts";
import { failureCopy, failurePage } from "#domain/service/failure-pages.ts";
import { type Failure, failureStatus } from "#domain/service/failures.ts";
import { sendPage } from "#server/responses/page.ts";
import type { ServiceContext } from "#server/service-context.ts";
import { acceptedEncodings } from "#server/static/encodings.ts";

/** Seconds after which a visitor may try again while the database takes or gives nothing. */
export const retryAfterUnavailable = 60;

/**
 * Answers with a failure: a page for people, JSON for a script that sent or asked for JSON.
 * @param stack for developers only
 */
export function sendFailure(
	{ site, fixedPages, metrics }: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	failure: Failure,
	stack?: string,
): FastifyReply {
	metrics.countRefusal(failure.code);
	reply.code(failureStatus[failure.code]).header("Cache-Control", "no-store");
	if (prefersJson(request)) {
		const answer: SubmissionFailure = {
			code: failure.code,
			message: failureCopy(site.failures, failure).text,
		};
		return reply.send(answer);
	}
	if (stack !== undefined)
		return sendPage(reply, site.shellPolicy, failurePage(site.failures, failure, stack));
	const [encoding] = acceptedEncodings(request.headers["accept-encoding"]);
	reply.header("Vary", "Accept-Encoding");
	if (encoding !== undefined) reply.header("Content-Encoding", encoding);
	return sendPage(reply, site.shellPolicy, fixedPages(failure, encoding));
}

/** Milliseconds that each refusal takes once an address is past a limit: a connection that floods gets ten a second. */
const refusalPause = 100;

/** Refuses an address that is past a limit, and leaves the processor to the others meanwhile. */
export async function refuseSlowly(...refusal: Parameters<typeof sendFailure>): Promise<FastifyReply> {
	await wait(refusalPause);
	return sendFailure(...refusal);
}

export function prefersJson({ headers }: FastifyRequest): boolean {
	const { accept = "", "content-type": contentType = "" } = headers;
	return contentType.startsWith("application/json") || accept.startsWith("application/json");
}
