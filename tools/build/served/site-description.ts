import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readVersionAddress } from "#domain/pages/page-version.ts";
import type { ServiceModule } from "#domain/service/service-views.ts";
import type { SiteBuild, SiteFile } from "#domain/service/site-build.ts";
import { closedPolicy, securityHeaders } from "#tools/build/served/security-policy.ts";

/** Writes `site.json`: all that the service knows of the pages. */
export async function writeSiteDescription(
	folder: string,
	{ files, desk, shellPolicy }: Pick<SiteBuild, "files" | "desk" | "shellPolicy">,
): Promise<void> {
	const { forBuild, views }: ServiceModule = await import(pathToFileURL(resolve(folder, "views.js")).href);
	// A version of a page for later is no page of its own.
	const isPage = ([path, { policy }]: [string, SiteFile]) =>
		policy !== null && !path.endsWith(".html") && readVersionAddress(path) === null;
	const description = {
		headers: securityHeaders,
		fallbackPolicy: closedPolicy,
		shellPolicy,
		url: forBuild.url(),
		email: forBuild.email(),
		pages: Object.entries(files)
			.filter(isPage)
			.map(([path]) => path),
		subjects: forBuild.subjects(),
		offices: [...forBuild.offices()],
		stageNames: forBuild.stageNames(),
		failures: forBuild.failures(),
		sessions: forBuild.sessions(),
		heldUntil: forBuild.heldUntil(),
		homeZone: forBuild.homeZone(),
		views: Object.keys(views),
		files,
		desk,
	} satisfies SiteBuild;
	await writeFile(join(folder, "site.json"), JSON.stringify(description));
}
