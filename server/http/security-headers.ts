import type { SiteBuild } from "#domain/service/site-build.ts";
import type { Settings } from "#server/settings.ts";

/** The headers of every answer, with the policy for answers that are not pages. */
export function securityHeaders(
	site: SiteBuild,
	settings: Pick<Settings, "tls" | "siteOrigin">,
): Record<string, string> {
	const { "Strict-Transport-Security": onlyByTls, ...others } = site.headers;
	const isByTls = settings.tls !== null || settings.siteOrigin?.startsWith("https:") === true;
	return {
		...others,
		...(isByTls && onlyByTls !== undefined ? { "Strict-Transport-Security": onlyByTls } : {}),
		"Content-Security-Policy": site.fallbackPolicy,
	};
}
