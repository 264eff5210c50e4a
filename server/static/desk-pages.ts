import type { FastifyInstance } from "fastify";
import { deskPages } from "#domain/desk/pages.ts";
import { findStatic, respondStatic } from "#server/static/respond-static.ts";
import type { StaticSite } from "#server/static/static-site.ts";

/** Answers every page of the desk with its one file, whose script shows what the address names. */
export function addDeskPages(app: FastifyInstance, site: StaticSite): void {
	const page = findStatic(site, deskPages.inbox);
	if (page === undefined) throw new Error("The built site lacks the desk. Run: npm run build");
	for (const path of Object.values(deskPages))
		app.get(path.replace("$", ":"), (request, reply) => {
			reply.hijack();
			respondStatic(page, request.raw, reply.raw);
		});
}
