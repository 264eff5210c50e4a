import { cpSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { deskFolder, type SiteBuild } from "#domain/service/site-build.ts";

const repository = resolve(import.meta.dirname, "../..");
export const pagesFolder = join(repository, "dist");
const serviceFolder = join(repository, "build/service");

/** What the last build left; this repository's own build wrote it, and the service checks it when it starts. */
export function readBuiltSite(): SiteBuild {
	return JSON.parse(readFileSync(join(serviceFolder, "site.json"), "utf8"));
}

/** What the service needs of a build to serve other pages than ours. */
export function copyServiceViews(folder: string): void {
	for (const name of ["views.js", "shell.html", deskFolder])
		cpSync(join(serviceFolder, name), join(folder, name), { recursive: true });
}
