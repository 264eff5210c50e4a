import type { FastifyReply, FastifyRequest } from "fastify";
import type { SubmissionFailure } from "#domain/leads/contract.ts";
import type { ServiceContext } from "#server/service-context.ts";

/** The heading of every failure that is no fault of the visitor's. */
export const unexpectedHeading = "Unexpected Application Error!";

/** Headings of the refusals, which concern a form where nothing else is said. */
const headings: Readonly<Record<number, string>> = {
	400: "Not understood",
	404: "Not found",
	405: "Nothing to read here",
	414: "Address too long",
};

export interface Failure {
	readonly status: number;
	/** What happened and what to do, in words for the visitor. */
	readonly text: string;
	readonly heading?: string;
	/** For developers only. */
	readonly stack?: string;
}

/** Answers with a failure: a page for people, JSON for a script that sent or asked for JSON. */
export function sendFailure(
	{ site, views }: ServiceContext,
	request: FastifyRequest,
	reply: FastifyReply,
	failure: Failure,
): FastifyReply {
	const { status, text, heading = headings[status] ?? "Not sent", stack } = failure;
	reply.code(status).header("Cache-Control", "no-store");
	if (prefersJson(request)) {
		const answer: SubmissionFailure = { message: text };
		return reply.send(answer);
	}
	const page = views.errorPage({ status, heading, text, ...(stack === undefined ? {} : { stack }) });
	return sendPage(reply, site.shellPolicy, page);
}

/** Sends a page that the service has rendered; it is nobody else's, so nothing may keep or list it. */
export function sendPage(reply: FastifyReply, policy: string, page: string): FastifyReply {
	return reply
		.type("text/html; charset=utf-8")
		.header("Content-Security-Policy", policy)
		.header("Cache-Control", "no-store")
		.header("X-Robots-Tag", "noindex")
		.send(page);
}

export function prefersJson(request: FastifyRequest): boolean {
	const { accept = "", "content-type": contentType = "" } = request.headers;
	return contentType.startsWith("application/json") || accept.startsWith("application/json");
}
