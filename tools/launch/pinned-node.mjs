import { spawnSync } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { delimiter } from "node:path";
import { runNpm } from "./npm.mjs";
import { PlainFailure } from "./plain-failure.mjs";
import { withProgress } from "./progress.mjs";
import { inRepository, readJson } from "./repository.mjs";

const executable = inRepository(
	process.platform === "win32" ? "node_modules/node/bin/node.exe" : "node_modules/node/bin/node",
);

/**
 * The Node that the project pins: an npm package whose install script fetches the executable. Where npm was told to
 * run no install scripts, it is run here.
 * @returns {Promise<string>} the executable's path
 */
export async function pinnedNode() {
	const version = pinnedVersion();
	if (versionOf(executable) === version) return executable;
	await withProgress(`Fetching Node.js ${version}, which the project pins`, () =>
		runNpm(["rebuild", "node", "--ignore-scripts=false", "--loglevel=error"]),
	);
	if (versionOf(executable) === version) return executable;
	return ownNode(version);
}

/**
 * Where no executable of the pinned version runs, such as on Alpine, another of the same major version does as well.
 * @param {string} version
 */
function ownNode(version) {
	if (process.version.split(".")[0] === version.split(".")[0]) {
		console.log(`The pinned Node.js ${version} does not run here; going on with ${process.version}.`);
		return process.execPath;
	}
	throw new PlainFailure(
		`Node.js ${version} could not be fetched from the npm registry. Check the network connection, and that npm may run the install script of the package "node"; or start with a Node.js ${version.split(".")[0]} of your own.`,
	);
}

/** Such as `v24.1.0`. */
export function pinnedVersion() {
	return `v${readJson("package.json")?.dependencies?.node}`;
}

/** @param {string} path */
export function versionOf(path) {
	if (!existsSync(path)) return null;
	if (realpathSync(path) === process.execPath) return process.version;
	return spawnSync(path, ["-v"], { encoding: "utf8" }).stdout?.trim() ?? null;
}

/**
 * The environment in which the packages' commands are found and run on the given Node.
 * @param {string} node
 * @returns {NodeJS.ProcessEnv}
 */
export function environmentFor(node) {
	const folders = [inRepository("node_modules/.bin"), process.env["PATH"] ?? ""];
	const quiet = process.stdout.isTTY ? {} : { NO_COLOR: "1", FORCE_COLOR: undefined };
	return {
		...process.env,
		...quiet,
		NODE: node,
		PATH: folders.join(delimiter),
		ASTRO_TELEMETRY_DISABLED: "1",
	};
}
