import cookie from "@fastify/cookie";
import type { FastifyError } from "fastify";
import { deskApi } from "#domain/desk/route.ts";
import { addAuditRoutes } from "#server/desk/audit/audit-routes.ts";
import type { DeskContext } from "#server/desk/desk-context.ts";
import type { DeskError } from "#server/desk/http/desk-error.ts";
import { deskRoutes } from "#server/desk/http/desk-routes.ts";
import { assertOwnPage } from "#server/desk/http/only-own-pages.ts";
import { respondDeskError } from "#server/desk/http/respond-desk-error.ts";
import { visitedHost } from "#server/desk/http/visited-host.ts";
import { addInboxRoutes } from "#server/desk/inbox/inbox-routes.ts";
import { addLeadRoutes } from "#server/desk/leads/lead-routes.ts";
import { addLiveRoute } from "#server/desk/live/live-route.ts";
import { addNumberRoutes } from "#server/desk/numbers/number-routes.ts";
import { addPeopleRoutes } from "#server/desk/people/people-routes.ts";
import { addPersonDataRoutes } from "#server/desk/person-data/person-data-routes.ts";
import { addRetentionRoutes } from "#server/desk/person-data/retention-routes.ts";
import { addReplyRoutes } from "#server/desk/replies/reply-routes.ts";
import { addAccountRoutes } from "#server/desk/sign-in/account-routes.ts";
import { addSignInRoutes } from "#server/desk/sign-in/sign-in-routes.ts";
import { addStatusRoutes } from "#server/desk/status/status-routes.ts";
import { logWork } from "#server/log/log-fault.ts";
import type { Route } from "#server/service-context.ts";

const parts = [
	addSignInRoutes,
	addAccountRoutes,
	addPeopleRoutes,
	addInboxRoutes,
	addLeadRoutes,
	addReplyRoutes,
	addNumberRoutes,
	addPersonDataRoutes,
	addRetentionRoutes,
	addAuditRoutes,
	addStatusRoutes,
];

/** The desk's API, for the company's own people. Nothing outside its folder knows of sessions or cookies. */
export const deskRoute: Route = async (app, { context }) => {
	await app.register(
		async (api) => {
			await api.register(cookie);
			// A page of another site can post a plain form without asking; it can't post JSON.
			api.removeContentTypeParser("application/x-www-form-urlencoded");
			const pending: Set<Promise<void>> = new Set();
			const later = (work: () => Promise<void>) => {
				const done: Promise<void> = work()
					.catch((error: unknown) => logWork(app.log, "desk", error))
					.finally(() => pending.delete(done));
				pending.add(done);
			};
			api.addHook("onClose", () => Promise.all(pending));
			const stopping = new AbortController();
			api.addHook("preClose", async () => stopping.abort());
			const desk: DeskContext = { ...context, later, stopping: stopping.signal };
			api.addHook("onRequest", async (request, reply) => {
				reply.header("Cache-Control", "no-store").header("X-Robots-Tag", "noindex");
				assertOwnPage(request, visitedHost(context.settings, request).origin);
			});
			api.setErrorHandler((error: FastifyError | DeskError, request, reply) =>
				respondDeskError(context.database, error, request, reply),
			);
			api.setNotFoundHandler((_request, reply) => reply.code(404).send({ code: "not-found" }));
			const routes = deskRoutes(api, desk);
			for (const addRoutes of parts) addRoutes(routes, desk);
			addLiveRoute(api, desk);
		},
		{ prefix: deskApi },
	);
};
