import type { KeyObject } from "node:crypto";
import type { FastifyPluginAsync } from "fastify";
import type { PublishedAverage } from "#domain/readiness/published-average.ts";
import type { SiteBuild } from "#domain/service/site-build.ts";
import type { Database } from "#server/database/database.ts";
import type { LeadRepository } from "#server/leads/lead-repository.ts";
import type { Metrics } from "#server/metrics/metrics.ts";
import type { RenderBudget } from "#server/protection/render-budget.ts";
import type { FixedPages } from "#server/responses/fixed-pages.ts";
import type { Settings } from "#server/settings.ts";
import type { LoadViews } from "#server/site-build/site-build.ts";
import type { ServedPage } from "#server/static/take-page.ts";

/** What the routes work with. */
export interface ServiceContext {
	readonly settings: Settings;
	readonly site: SiteBuild;
	readonly views: LoadViews;
	readonly fixedPages: FixedPages;
	readonly mayRender: RenderBudget;
	readonly database: Database;
	/** The built page of the reply times; null when the site has none. */
	readonly replyTimesPage: ServedPage | null;
	readonly leads: LeadRepository;
	/** The average of all assessments; null while there are too few. */
	readonly averageScore: () => Promise<PublishedAverage | null>;
	readonly metrics: Metrics;
	/** Signs form keys, and hides the values in submission keys. */
	readonly secret: KeyObject;
}

/** A route, or a few that belong together, with what they alone need. */
export type Route = FastifyPluginAsync<{ readonly context: ServiceContext }>;
