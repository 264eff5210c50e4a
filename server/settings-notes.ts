import type { SiteBuild } from "#domain/service/site-build.ts";
import type { Settings } from "#server/settings.ts";

type Address = Pick<Settings, "siteOrigin">;

/** What does not open at the address that visitors see, for the person who can set another; a sentence, or none. */
export function deskNotes({ siteOrigin }: Address): string[] {
	if (siteOrigin === null || siteOrigin.startsWith("https:")) return [];
	const secure = siteOrigin.replace(/^http:/, "https:");
	return [`Set SITE_ORIGIN=${secure}: the desk opens by HTTPS only.`];
}

/** What names another address than the one that visitors see, for the person who can set it; a sentence, or none. */
export function addressNotes({ siteOrigin }: Address, { url }: Pick<SiteBuild, "url">): string[] {
	const { origin } = new URL(url);
	if (siteOrigin === null || siteOrigin === origin) return [];
	return [
		`Search engines, feeds and security.txt are given ${origin}, not ${siteOrigin}: set url in content/site.yaml and build again.`,
	];
}
