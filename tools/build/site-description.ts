import { writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { readVersionAddress } from "#domain/pages/page-version.ts";
import { closedPolicy, securityHeaders } from "#tools/build/security-policy.ts";
import type { SiteFile } from "#tools/build/site-files.ts";

/** Writes `site.json`: all that the service knows of the pages. */
export async function writeSiteDescription(
	folder: string,
	files: Readonly<Record<string, SiteFile>>,
	shellPolicy: string,
): Promise<void> {
	const { siteFacts }: { siteFacts: object } = await import(pathToFileURL(resolve(folder, "views.js")).href);
	// A version of a page for later is no page of its own.
	const isPage = ([path, { policy }]: [string, SiteFile]) =>
		policy !== null && !path.endsWith(".html") && readVersionAddress(path) === null;
	const description = {
		headers: securityHeaders,
		fallbackPolicy: closedPolicy,
		shellPolicy,
		pages: Object.entries(files)
			.filter(isPage)
			.map(([path]) => path),
		...siteFacts,
		files,
	};
	await writeFile(join(folder, "site.json"), JSON.stringify(description));
}
