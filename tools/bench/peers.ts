import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdirSync, statSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { copyServiceViews, readBuiltSite } from "#tools/bench/built-site.ts";
import { collectSiteFiles, servedTypes } from "#tools/build/served/site-files.ts";
import { PlainFailure } from "#tools/launch/plain-failure.mjs";

const run = promisify(execFile);

export interface Peer {
	readonly name: string;
	/** Of the folder that `--peers` names: a copy of the peer's repository. */
	readonly folder: string;
	/** The folders that its build writes, and the addresses at which they are served. */
	readonly built: Readonly<Record<string, string>>;
	/** Its pages by the page of ours that each is measured beside. */
	readonly pages: Readonly<Record<string, string>>;
}

/** A template of Astro that many companies use, and a starter of Next.js. */
export const peers: readonly Peer[] = [
	{
		name: "AstroWind",
		folder: "astrowind",
		built: { dist: "" },
		pages: { "/": "/", "/resources/blog": "/blog", "/contact": "/contact" },
	},
	{
		name: "Next.js starter",
		folder: "Next-JS-Landing-Page-Starter-Template",
		built: { public: "", ".next/server/pages": "", ".next/static": "_next/static" },
		pages: { "/": "/" },
	},
];

/**
 * Builds a peer where it has not been built, and lays it out as the service serves a site.
 * @param sources the folder of `--peers`
 * @param folder where the copy goes
 * @returns the service's settings that name it
 */
export async function writePeerSite(
	peer: Peer,
	sources: string,
	folder: string,
): Promise<Record<string, string>> {
	const source = resolve(sources, peer.folder);
	await buildPeer(source, peer);
	const settings = { DIST_FOLDER: join(folder, "dist"), BUILD_FOLDER: join(folder, "service") };
	for (const path of Object.values(settings)) mkdirSync(path, { recursive: true });
	for (const [from, to] of Object.entries(peer.built)) {
		const filter = (path: string) => statSync(path).isDirectory() || servedTypes.has(extname(path));
		cpSync(join(source, from), join(settings.DIST_FOLDER, to), { recursive: true, filter });
	}
	const found = Object.entries(await collectSiteFiles(settings.DIST_FOLDER));
	// Its scripts and styles stand in the pages: it has the policy that lets them.
	const policy = "default-src 'self' 'unsafe-inline' data:";
	const files = found.map(([address, file]) => [
		address.replace(/\.html$/, ""),
		{ ...file, policy, headers: {} },
	]);
	const description = { ...readBuiltSite(), headers: {}, pages: ["/"], files: Object.fromEntries(files) };
	copyServiceViews(settings.BUILD_FOLDER);
	writeFileSync(join(settings.BUILD_FOLDER, "site.json"), JSON.stringify(description));
	return settings;
}

async function buildPeer(source: string, { name, built }: Peer): Promise<void> {
	if (!existsSync(source)) throw new PlainFailure(`--peers: there is no copy of ${name} at ${source}`);
	if (Object.keys(built).every((folder) => existsSync(join(source, folder)))) return;
	process.stderr.write(`Building ${name}\n`);
	const environment = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ASTRO_TELEMETRY_DISABLED: "1" };
	for (const command of [["ci"], ["run", "build"]])
		await run("npm", command, { cwd: source, env: environment });
}
