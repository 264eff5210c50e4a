import type { SiteBuild } from "#domain/service/site-build.ts";
import type { StaticSite } from "#server/static/static-site.ts";

/** A built page that the service answers itself, with more in it than the build knows. */
export interface ServedPage {
	readonly html: string;
	readonly policy: string;
}

/** Takes a page out of the static files, so that the service can answer its address. */
export function takePage(
	pages: StaticSite,
	files: SiteBuild["files"],
	path: string,
): { readonly pages: StaticSite; readonly page: ServedPage | null } {
	const found = pages.byAddress.get(path);
	const content = found?.plain.content;
	if (!Buffer.isBuffer(content)) return { pages, page: null };
	const byAddress = new Map(pages.byAddress);
	byAddress.delete(path);
	const page = { html: content.toString("utf8"), policy: files[path]?.policy ?? "" };
	return { pages: { ...pages, byAddress }, page };
}
