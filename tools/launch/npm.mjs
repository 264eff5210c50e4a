import { existsSync } from "node:fs";
import { basename, delimiter, dirname, sep } from "node:path";
import { runCommand } from "./child-processes.mjs";
import { PlainFailure } from "./plain-failure.mjs";
import { inRepository } from "./repository.mjs";

const ownModules = inRepository("node_modules") + sep;

/** What goes wrong outside this project, by what npm says of it. */
const knownFailures = /** @type {const} */ ([
	[
		/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|ERR_SOCKET|network/i,
		"The npm registry can't be reached. Check the network connection, or npm's registry and proxy settings, and try again.",
	],
	[
		/EACCES|EROFS|EPERM/,
		"npm may not write to this folder or to its cache. Give yourself the right to write there.",
	],
	[/ENOSPC/, "The disk is full. Free some space and try again."],
	[
		/can only install packages when your package.json and package-lock.json/,
		"package.json and package-lock.json disagree. Run: npm install",
	],
]);

/**
 * Runs npm, the one that started this process when there is one.
 * @param {readonly string[]} parameters
 * @param {string | null} [node] the Node to run it and the packages' install scripts on; null for the machine's own
 */
export async function runNpm(parameters, node = null) {
	const [command, ...first] = npmCommand(node);
	const folders = [...(node === null ? [] : [dirname(node)]), pathWithoutModules()];
	const environment = { ...process.env, PATH: folders.join(delimiter) };
	try {
		return await runCommand(command, [...first, ...parameters], { environment, isShown: false });
	} catch {
		throw new PlainFailure(
			"npm was not found. Install Node.js with npm from https://nodejs.org and try again.",
		);
	}
}

/**
 * @param {string} output what npm wrote when it failed
 * @param {string} purpose what it failed at, such as "install the dependencies"
 */
export function npmFailure(output, purpose) {
	const known = knownFailures.find(([sign]) => sign.test(output))?.[1];
	const said = output.trim().split("\n").slice(-20).join("\n");
	return new PlainFailure(known ?? `npm could not ${purpose}. It said:\n\n${said}`);
}

/**
 * @param {string | null} node
 * @returns {[string, ...string[]]}
 */
function npmCommand(node) {
	const script = process.env["npm_execpath"];
	if (script === undefined || basename(script) !== "npm-cli.js" || !existsSync(script)) return ["npm"];
	// The pinned Node is one of the packages that npm is about to replace: npm must not run on it.
	const candidates = [process.env["npm_node_execpath"], process.execPath];
	const own = candidates.find(
		(path) => path !== undefined && existsSync(path) && !path.startsWith(ownModules),
	);
	return [node ?? own ?? "node", script];
}

/** The search path without the packages' own commands, `node` among them. */
function pathWithoutModules() {
	const folders = (process.env["PATH"] ?? "").split(delimiter);
	return folders.filter((folder) => !/node_modules[\\/]\.bin$/.test(folder)).join(delimiter);
}
