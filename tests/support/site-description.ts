import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type SiteBuild, type SiteFile, siteBuild } from "#domain/service/site-build.ts";

const repository = resolve(import.meta.dirname, "../..");

/** The folders of the build, which the service's own settings can move. */
export const distFolder = resolve(repository, process.env["DIST_FOLDER"] ?? "dist");
export const buildFolder = resolve(repository, process.env["BUILD_FOLDER"] ?? "build/service");

function readDescription(): SiteBuild {
	const file = join(buildFolder, "site.json");
	if (!existsSync(file)) throw new Error(`${file} is missing: build the site first.`);
	return siteBuild.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** What the service knows of the site. */
export const description = readDescription();

/** The built file at an address. */
export function builtFile(address: string): SiteFile {
	const found = description.files[address];
	if (!found) throw new Error(`${address} is missing from the build`);
	return found;
}

/** The paper of a chapter, by its name in the addresses; undefined for another page. */
export function paperOfChapter(path: string): string | undefined {
	return /^\/resources\/white-papers\/(?!category\/)([^/]+)\/[^/]+$/.exec(path)?.[1];
}
