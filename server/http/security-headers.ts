import type { Settings } from "#server/settings.ts";
import type { SiteBuild } from "#server/site-build/site-build.ts";

/** The headers of every answer, with the policy for answers that are no page. */
export function securityHeaders(site: SiteBuild, settings: Settings): Record<string, string> {
	const isSecure = settings.tls !== null || settings.siteOrigin?.startsWith("https:") === true;
	return {
		...(isSecure ? { "Strict-Transport-Security": "max-age=63072000; includeSubDomains" } : {}),
		...site.headers,
		"Content-Security-Policy": site.fallbackPolicy,
	};
}
