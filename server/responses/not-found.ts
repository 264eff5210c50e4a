import type { FastifyReply, FastifyRequest } from "fastify";
import { deskPages } from "#domain/desk/pages.ts";
import { isFormId } from "#domain/forms/forms.ts";
import { replyTimesPath } from "#domain/leads/reply-promise.ts";
import { addresses } from "#server/addresses.ts";
import { sendFailure } from "#server/responses/failure.ts";
import type { ServiceContext } from "#server/service-context.ts";
import { findStatic, respondStatic } from "#server/static/respond-static.ts";
import type { StaticFile, StaticSite } from "#server/static/static-site.ts";

const readOnly: readonly string[] = [addresses.formKey, addresses.health, addresses.readiness];
/** Without the token that follows. */
const readOnlyByToken: readonly string[] = [addresses.receipt, addresses.report];

/** Answers what no route and no file has answered: a wrong method, or an unknown address. */
export function respondNotFound(
	context: ServiceContext,
	pages: StaticSite,
	request: FastifyRequest,
	reply: FastifyReply,
): FastifyReply {
	const allowed = allowedMethods(context, pages, request.url);
	if (allowed !== null) {
		reply.header("Allow", allowed);
		return sendFailure(context, request, reply, { code: "wrong-method" });
	}
	const isRead = request.method === "GET" || request.method === "HEAD";
	const meant = isRead ? meantAddress(context, pages, request.url) : null;
	if (meant !== null) return reply.redirect(meant, 301);
	const page = notFoundPage(pages, request.url);
	if (page === null || !isRead) return sendFailure(context, request, reply, { code: "nothing-here" });
	reply.hijack();
	respondStatic(page, request.raw, reply.raw);
	return reply;
}

/** The address of a page that was typed in capitals, as from paper; null where none differs by that alone. */
function meantAddress({ replyTimesPage }: ServiceContext, pages: StaticSite, url: string): string | null {
	const [path = "", ...query] = url.split("?");
	const small = path.toLowerCase();
	// The page that the service writes itself is no file, which has an answer with a slash at its end too.
	const isReplyTimes = replyTimesPage !== null && small.replace(/\/$/, "") === replyTimesPath;
	const found = isReplyTimes ? replyTimesPath : findStatic(pages, small) && small;
	return found === undefined || found === path ? null : [found, ...query].join("?");
}

/** The desk has its own, which its script shows: the public one has no way back to the desk. */
function notFoundPage(pages: StaticSite, url: string): StaticFile | null {
	const desk = url.startsWith(`${deskPages.inbox}/`) ? findStatic(pages, deskPages.inbox) : undefined;
	return desk === undefined ? pages.notFound : { ...desk, status: 404 };
}

function allowedMethods({ replyTimesPage }: ServiceContext, pages: StaticSite, url: string): string | null {
	const path = url.split("?", 1)[0] ?? "";
	const [, parent = "", token = ""] = /^(.*)\/(.*)$/.exec(path) ?? [];
	if (readOnly.includes(path) || (readOnlyByToken.includes(parent) && token !== "")) return "GET, HEAD";
	if (replyTimesPage !== null && path === replyTimesPath) return "GET, HEAD";
	const form = `${addresses.form}/`;
	if (path.startsWith(form) && isFormId(path.slice(form.length))) return "GET, HEAD, POST";
	return findStatic(pages, url) === undefined ? null : "GET, HEAD";
}
