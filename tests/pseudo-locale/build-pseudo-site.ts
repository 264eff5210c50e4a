import { execFile } from "node:child_process";
import { resolve } from "node:path";
import { promisify } from "node:util";
import { pseudoSite } from "./pseudo-site.ts";

const repository = resolve(import.meta.dirname, "../..");

/** Builds the site in the pseudo-locale. */
export default async function buildPseudoSite(): Promise<void> {
	const options = ["--locale", "en-XA", "--out", pseudoSite.pages, "--service", pseudoSite.service];
	await promisify(execFile)(process.execPath, ["tools/build/build.ts", ...options], { cwd: repository });
}
