import { join } from "node:path";
import formbody from "@fastify/formbody";
import Fastify, { type FastifyError, type FastifyInstance, LogController } from "fastify";
import { maxPasskeyIdLength } from "#domain/desk/sign-in.ts";
import { replyTimesPath } from "#domain/leads/reply-promise.ts";
import { deskFolder } from "#domain/service/site-build.ts";
import type { Database } from "#server/database/database.ts";
import { deskRoute } from "#server/desk/desk-route.ts";
import { clientErrorResponder, plainText } from "#server/http/client-errors.ts";
import { compressPages } from "#server/http/compress-pages.ts";
import { createHttpServer } from "#server/http/http-server.ts";
import { createListener } from "#server/http/listener.ts";
import { securityHeaders } from "#server/http/security-headers.ts";
import { readVisitors } from "#server/http/visitor.ts";
import { averageScoreReader } from "#server/leads/average-score.ts";
import { createLeadRepository } from "#server/leads/lead-repository.ts";
import { countAnswers, type Metrics } from "#server/metrics/metrics.ts";
import { createRenderBudget } from "#server/protection/render-budget.ts";
import { formSecret } from "#server/protection/secret.ts";
import { maxBodyBytes, respondError } from "#server/responses/errors.ts";
import { createFixedPages } from "#server/responses/fixed-pages.ts";
import { respondNotFound } from "#server/responses/not-found.ts";
import { averageScoreRoute } from "#server/routes/average-score.ts";
import { assessmentReportRoute, receiptRoute } from "#server/routes/confirmations.ts";
import { countStepRoute } from "#server/routes/count-step.ts";
import { formKeyRoute } from "#server/routes/form-key.ts";
import { healthRoutes } from "#server/routes/health.ts";
import { replyTimesRoute } from "#server/routes/reply-times.ts";
import { openFormRoute, submitFormRoute } from "#server/routes/submit-form.ts";
import type { Route, ServiceContext } from "#server/service-context.ts";
import type { Settings } from "#server/settings.ts";
import type { LoadedBuild } from "#server/site-build/site-build.ts";
import { addDeskPages } from "#server/static/desk-pages.ts";
import { loadStaticSite, type StaticSite } from "#server/static/static-site.ts";
import { takePage } from "#server/static/take-page.ts";

const routes: readonly Route[] = [
	averageScoreRoute,
	assessmentReportRoute,
	countStepRoute,
	deskRoute,
	formKeyRoute,
	healthRoutes,
	receiptRoute,
	replyTimesRoute,
	submitFormRoute,
	openFormRoute,
];

/** What the service shows, and what it tells of its work. */
interface AppParts {
	readonly build: LoadedBuild;
	readonly metrics: Metrics;
	readonly onLeadStored: (() => void) | undefined;
}

/** The service on a database that is up to date, ready to listen. */
export async function createApp(
	settings: Settings,
	database: Database,
	{ build: { site, views }, metrics, onLeadStored }: AppParts,
): Promise<FastifyInstance> {
	const headers = securityHeaders(site, settings);
	const built = loadStaticSite(
		[
			{ folder: settings.distFolder, files: site.files },
			{ folder: join(settings.buildFolder, deskFolder), files: site.desk },
		],
		headers,
		site.heldUntil,
	);
	const { pages, page: replyTimesPage } = await takePage(built, site.files, replyTimesPath);
	const leads = createLeadRepository(database, onLeadStored);
	const context: ServiceContext = {
		settings,
		site,
		views,
		fixedPages: createFixedPages(site.failures),
		mayRender: createRenderBudget(settings.postsPerAddress),
		database,
		replyTimesPage,
		leads,
		averageScore: averageScoreReader(database),
		metrics,
		secret: await formSecret(database),
	};
	const app = createFastify(context, pages, headers);
	app.removeContentTypeParser("text/plain");
	app.register(formbody);
	readVisitors(app);
	compressPages(app);
	countAnswers(app, metrics);
	app.setErrorHandler((error: FastifyError, request, reply) => respondError(context, error, request, reply));
	app.setNotFoundHandler((request, reply) => respondNotFound(context, pages, request, reply));
	addDeskPages(app, pages);
	for (const route of routes) app.register(route, { context });
	return app;
}

function createFastify(
	context: ServiceContext,
	pages: StaticSite,
	headers: Readonly<Record<string, string>>,
): FastifyInstance {
	const { settings, site, metrics } = context;
	const noHost = plainText({ code: "no-host" }, site.failures);
	let isClosing = false;
	const app = Fastify({
		bodyLimit: maxBodyBytes,
		// The longest id in an address. Fastify alone takes a hundred characters.
		routerOptions: { maxParamLength: maxPasskeyIdLength },
		trustProxy: settings.trustedProxies.length > 0 ? [...settings.trustedProxies] : false,
		// Requests that arrive while the service stops are still answered; each answer gives up its connection.
		return503OnClosing: false,
		logController: new LogController({ disableRequestLogging: true }),
		logger: { level: "error", base: null },
		serverFactory: (fastify) => {
			const listener = createListener({
				pages,
				headers,
				noHost,
				metrics,
				isClosing: () => isClosing,
				fastify,
			});
			return createHttpServer(settings, listener);
		},
		clientErrorHandler: clientErrorResponder(headers, site.failures),
		frameworkErrors: (error, request, reply) => respondError(context, error, request, reply),
	});
	app.addHook("preClose", async () => {
		isClosing = true;
	});
	app.addHook("onSend", async (request, reply) => {
		if (isClosing && request.raw.httpVersionMajor === 1) reply.header("Connection", "close");
	});
	return app;
}
