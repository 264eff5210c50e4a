import type { SiteBuild } from "#domain/service/site-build.ts";
import { bytesOf } from "#server/static/file-content.ts";
import type { StaticSite } from "#server/static/static-site.ts";

/** A built page that the service answers itself, with more in it than the build knows. */
export interface ServedPage {
	readonly html: string;
	readonly policy: string;
}

/** Takes a page out of the static files, so that the service can answer its address. */
export async function takePage(
	pages: StaticSite,
	files: SiteBuild["files"],
	path: string,
): Promise<{ readonly pages: StaticSite; readonly page: ServedPage | null }> {
	const found = pages.byAddress.get(path);
	if (found === undefined) return { pages, page: null };
	const byAddress = new Map(pages.byAddress);
	byAddress.delete(path);
	const html = await bytesOf(found.plain.content);
	const page = { html: html.toString("utf8"), policy: files[path]?.policy ?? "" };
	return { pages: { ...pages, byAddress }, page };
}
