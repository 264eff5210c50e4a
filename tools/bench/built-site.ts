import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";

const repository = resolve(import.meta.dirname, "../..");
export const pagesFolder = join(repository, "dist");
export const serviceFolder = join(repository, "build/service");

interface BuiltFile {
	readonly file: string;
	readonly policy: string | null;
	readonly headers?: Readonly<Record<string, string>>;
}

/** The parts of the site's description that the measurements need. */
export interface BuiltSite {
	readonly headers: Readonly<Record<string, string>>;
	readonly pages: readonly string[];
	readonly files: Readonly<Record<string, BuiltFile>>;
}

/** What the last build left; this repository's own build wrote it, and the service checks it when it starts. */
export function readBuiltSite(): BuiltSite {
	return JSON.parse(readFileSync(join(serviceFolder, "site.json"), "utf8"));
}
