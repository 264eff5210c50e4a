import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";

const repository = resolve(import.meta.dirname, "../..");
const folder = resolve(repository, "build/pseudo-locale");

/** Where the site in the pseudo-locale is built, apart from the one that is served. */
export const pseudoSite = { pages: `${folder}/pages`, service: `${folder}/service` };

/** Builds the site in the pseudo-locale. */
export default async function buildPseudoSite(): Promise<void> {
	const options = ["--locale", "en-XA", "--out", pseudoSite.pages, "--service", pseudoSite.service];
	await promisify(execFile)(process.execPath, ["tools/build/build.ts", ...options], { cwd: repository });
}
