import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import { missingViews, type ServiceModule, type ServiceViews } from "#domain/service/service-views.ts";
import { type SiteBuild, siteBuild } from "#domain/service/site-build.ts";

/** Thrown when the build is missing or is another version's. Its message is for the person who starts the service. */
export class SiteBuildError extends Error {}

/** The pages that the service renders, loaded when the first of them is needed: they hold the texts of the whole site. */
export type LoadViews = () => Promise<ServiceViews>;

/** What the build of the pages left for the service. */
export interface LoadedBuild {
	readonly site: SiteBuild;
	readonly views: LoadViews;
}

export async function loadSiteBuild(buildFolder: string): Promise<LoadedBuild> {
	const site = await readSiteBuild(buildFolder);
	const file = pathToFileURL(join(buildFolder, "views.js")).href;
	const ownTurn = createTurns();
	const views: LoadViews = async () => {
		const loaded = await loadViews(file);
		await ownTurn();
		return loaded;
	};
	return { site, views };
}

/**
 * Gives each that asks a turn of the event loop of its own. To render a page takes as long as to send a hundred, and a flood of forms
 * that are to be shown again would hold up everyone's pages.
 */
function createTurns(): () => Promise<void> {
	let last = Promise.resolve();
	return () => {
		last = last.then(() => setImmediate());
		return last;
	};
}

/** What the build says of the pages and the company. */
export async function readSiteBuild(buildFolder: string): Promise<SiteBuild> {
	const description = await readFile(join(buildFolder, "site.json"), "utf8").catch((cause: unknown) => {
		throw new SiteBuildError(`There is no built site in ${buildFolder} (BUILD_FOLDER). Run: npm run build`, {
			cause,
		});
	});
	const result = siteBuild.safeParse(parsed(description));
	if (!result.success) {
		const found = z.prettifyError(result.error);
		throw new SiteBuildError(`The built site is not what this service expects. Run: npm run build\n${found}`);
	}
	const missing = missingViews(result.data.views).join(", ");
	if (missing !== "")
		throw new SiteBuildError(
			`The built site lacks some of the service's pages: ${missing}. Run: npm run build`,
		);
	return result.data;
}

function parsed(description: string): unknown {
	try {
		return JSON.parse(description);
	} catch (cause) {
		throw new SiteBuildError("The built site is cut off: its site.json can't be read. Run: npm run build", {
			cause,
		});
	}
}

/** The build has named what is in it and checked its types. Node loads a module once. */
async function loadViews(file: string): Promise<ServiceViews> {
	const { views }: ServiceModule = await import(file);
	return views;
}
