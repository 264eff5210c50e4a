import type { LeadRepository } from "#server/leads/lead-repository.ts";
import type { Settings } from "#server/settings.ts";
import type { ServiceViews } from "#server/site-build/service-views.ts";
import type { SiteBuild } from "#server/site-build/site-build.ts";

/** What the routes work with. */
export interface ServiceContext {
	readonly settings: Settings;
	readonly site: SiteBuild;
	readonly views: ServiceViews;
	readonly leads: LeadRepository;
	/** Signs form keys, and hides the words in sending keys. */
	readonly secret: Buffer;
}
