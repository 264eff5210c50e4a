import { mkdirSync, rmSync } from "node:fs";
import { npmFailure, runNpm } from "./npm.mjs";
import { pinnedVersion, versionOf } from "./pinned-node.mjs";
import { inRepository } from "./repository.mjs";

const folder = inRepository("build/node");

/**
 * Fetches the pinned Node for npm to run on: on an older one, npm silently leaves out the optional packages that ask
 * for a newer one, among them the compiled parts that the build can't do without.
 * @param {readonly string[]} options of npm
 * @returns {Promise<string | null>} the executable's path; null when the Node that runs this will do, or has to
 */
export async function fetchNode(options) {
	const version = pinnedVersion();
	if (process.version.split(".")[0] === version.split(".")[0]) return null;
	const { platform, arch } = process;
	const prefix = platform === "darwin" && arch === "arm64" ? "node-bin" : "node";
	const name = [prefix, platform === "win32" ? "win" : platform, arch].join("-");
	mkdirSync(folder, { recursive: true });
	const target = ["--prefix", folder, "--no-save", "--no-package-lock"];
	const { code, output } = await runNpm(["install", ...target, ...options, `${name}@${version.slice(1)}`]);
	if (code !== 0 && !/E404|ETARGET|EBADPLATFORM/.test(output))
		throw npmFailure(output, "fetch the pinned Node.js");
	const executable = `${folder}/node_modules/${name}/bin/${platform === "win32" ? "node.exe" : "node"}`;
	return versionOf(executable) === version ? executable : null;
}

export function removeFetchedNode() {
	rmSync(folder, { recursive: true, force: true });
}
