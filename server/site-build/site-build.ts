import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { missingViews, type ServiceModule, type ServiceViews } from "#domain/service/service-views.ts";
import { type SiteBuild, siteBuild } from "#domain/service/site-build.ts";

/** Thrown when the build is missing or is another version's. Its message is for the person who starts the service. */
export class SiteBuildError extends Error {}

/** What the build of the pages left for the service. */
export async function loadSiteBuild(buildFolder: string): Promise<{ site: SiteBuild; views: ServiceViews }> {
	const site = await readSiteBuild(buildFolder);
	return { site, views: await loadViews(join(buildFolder, "views.js")) };
}

/** What the build says of the pages and the company. */
export async function readSiteBuild(buildFolder: string): Promise<SiteBuild> {
	const description = await readFile(join(buildFolder, "site.json"), "utf8").catch((cause: unknown) => {
		throw new SiteBuildError(`There is no built site in ${buildFolder}. Run: npm run build`, { cause });
	});
	const result = siteBuild.safeParse(JSON.parse(description));
	if (!result.success) {
		const found = z.prettifyError(result.error);
		throw new SiteBuildError(`The built site is not what this service expects. Run: npm run build\n${found}`);
	}
	return result.data;
}

async function loadViews(file: string): Promise<ServiceViews> {
	const module: Partial<ServiceModule> = await import(pathToFileURL(file).href).catch((cause: unknown) => {
		throw new SiteBuildError("The service's pages could not be loaded. Run: npm run build", { cause });
	});
	if (hasAllViews(module.views)) return module.views;
	const missing = missingViews(module.views).join(", ");
	throw new SiteBuildError(
		`The built site lacks some of the service's pages: ${missing}. Run: npm run build`,
	);
}

/** Of each view only its name can be checked; its type was, when the site was built. */
function hasAllViews(views: ServiceViews | undefined): views is ServiceViews {
	return missingViews(views).length === 0;
}
