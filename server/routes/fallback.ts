import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isFormId } from "#domain/forms/forms.ts";
import { sendFailure } from "#server/routes/failure.ts";
import type { ServiceContext } from "#server/service-context.ts";
import { findStatic, respondStatic } from "#server/static/respond-static.ts";
import type { StaticSite } from "#server/static/static-site.ts";

/** Beginnings of the addresses that the service itself answers, and that take nothing. */
const readOnly = ["/forms/key", "/healthz", "/forms/received/", "/assessment/report/"];

/** Answers what no route and no file has answered: a wrong method, or an unknown address. */
export function respondToUnknown(app: FastifyInstance, context: ServiceContext, pages: StaticSite): void {
	app.setNotFoundHandler((request, reply) => {
		const allowed = allowedMethods(pages, request.url);
		if (allowed !== null) {
			reply.header("Allow", allowed);
			return sendFailure(context, request, reply, {
				status: 405,
				text: "This address does not take that kind of request.",
			});
		}
		return respondNotFound(context, pages, request, reply);
	});
}

function allowedMethods(pages: StaticSite, url: string): string | null {
	const path = url.split("?", 1)[0] ?? "";
	if (readOnly.some((start) => path.startsWith(start))) return "GET, HEAD";
	if (path.startsWith("/forms/") && isFormId(path.slice("/forms/".length))) return "POST";
	return findStatic(pages, url) === undefined ? null : "GET, HEAD";
}

function respondNotFound(
	context: ServiceContext,
	{ notFound }: StaticSite,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const isRead = request.method === "GET" || request.method === "HEAD";
	if (notFound === null || !isRead) {
		return sendFailure(context, request, reply, { status: 404, text: "There is nothing at this address." });
	}
	reply.hijack();
	respondStatic(notFound, request.raw, reply.raw);
	return reply;
}
