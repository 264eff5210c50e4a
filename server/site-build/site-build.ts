import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import * as z from "zod";
import type { ServiceViews } from "#server/site-build/service-views.ts";

const headers = z.record(z.string(), z.string());

const siteFile = z.strictObject({
	/** Relative to the folder of the built pages. */
	file: z.string(),
	type: z.string(),
	/** Whether its name changes with its content, so that a browser may keep it for good. */
	immutable: z.boolean(),
	/** The page's own content security policy; null for what is no page. */
	policy: z.string().nullable(),
	etag: z.string().regex(/^"[\x21\x23-\x7e]+"$/),
	headers: headers.optional(),
});

const siteSchema = z.strictObject({
	/** Sent with every answer. */
	headers,
	/** For answers that are no page: JSON, redirects, images. */
	fallbackPolicy: z.string(),
	/** For the pages that the service renders. */
	shellPolicy: z.string(),
	pages: z.array(z.string()),
	/** The slugs that a form may be about, by the name of its hidden control. */
	subjects: z.record(z.string(), z.array(z.string())),
	site: z.strictObject({
		name: z.string(),
		email: z.string(),
		url: z.string(),
		offices: z.array(z.strictObject({ name: z.string(), timeZone: z.string() })),
	}),
	/** By address, such as `/company` or `/_astro/x.js`. */
	files: z.record(z.string(), siteFile),
});

export type SiteFile = z.infer<typeof siteFile>;
export type SiteBuild = z.infer<typeof siteSchema>;

/** Thrown when the build is missing or is another version's: words for the person who starts the service. */
export class SiteBuildError extends Error {}

/** What the build of the pages left for the service. */
export async function loadSiteBuild(buildFolder: string): Promise<{ site: SiteBuild; views: ServiceViews }> {
	const description = await readFile(join(buildFolder, "site.json"), "utf8").catch((cause: unknown) => {
		throw new SiteBuildError(`There is no built site in ${buildFolder}. Run: npm run build`, { cause });
	});
	const result = siteSchema.safeParse(JSON.parse(description));
	if (!result.success) {
		const found = z.prettifyError(result.error);
		throw new SiteBuildError(`The built site is not what this service expects. Run: npm run build\n${found}`);
	}
	return { site: result.data, views: await loadViews(join(buildFolder, "views.js")) };
}

const view = <Name extends keyof ServiceViews>(_name: Name) =>
	z.custom<ServiceViews[Name]>((value) => typeof value === "function", "is missing");
const viewsSchema = z.object({
	receiptPage: view("receiptPage"),
	formPage: view("formPage"),
	reportPage: view("reportPage"),
	reportGonePage: view("reportGonePage"),
	errorPage: view("errorPage"),
});

async function loadViews(file: string): Promise<ServiceViews> {
	const module: unknown = await import(pathToFileURL(file).href).catch((cause: unknown) => {
		throw new SiteBuildError(`The service's pages could not be loaded. Run: npm run build`, { cause });
	});
	const result = viewsSchema.safeParse(module);
	if (!result.success) throw new SiteBuildError(`${file}: ${z.prettifyError(result.error)}`);
	return result.data;
}
