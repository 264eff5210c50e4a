import { rmSync, writeFileSync } from "node:fs";
import { fetchNode, removeFetchedNode } from "./fetched-node.mjs";
import { isWhole, thisMachine } from "./installed-packages.mjs";
import { npmFailure, runNpm } from "./npm.mjs";
import { pinnedNode } from "./pinned-node.mjs";
import { PlainFailure } from "./plain-failure.mjs";
import { withProgress } from "./progress.mjs";
import { inRepository, readJson } from "./repository.mjs";

const minNodeVersion = 18;

const options = [
	"--include=optional",
	"--prefer-offline",
	"--no-audit",
	"--no-fund",
	"--loglevel=error",
	"--fetch-retry-mintimeout=1000",
	"--fetch-retry-maxtimeout=5000",
];

/**
 * Installs the locked packages where they are missing or others, and the pinned Node.
 * @param {{ needsChecks: boolean }} needs whether the development packages have to be there
 * @returns {Promise<string>} the path of the Node to run everything else with
 */
export async function prepare({ needsChecks }) {
	const [major = 0] = process.versions.node.split(".").map(Number);
	if (major < minNodeVersion)
		throw new PlainFailure(
			`Southlight starts with Node.js ${minNodeVersion} or later; this is ${process.version}. See https://nodejs.org`,
		);
	if (!isInstalled(needsChecks)) await install(needsChecks);
	return pinnedNode();
}

/** @param {boolean} needsChecks */
async function install(needsChecks) {
	const wanted = needsChecks ? ["--include=dev", ...options] : options;
	// So that an installation that is cut short is never taken for a whole one.
	rmSync(inRepository(installedList), { force: true });
	try {
		await withProgress("Installing the locked dependencies; this takes a minute, once", () =>
			installLocked(wanted),
		);
	} finally {
		removeFetchedNode();
	}
}

/** @param {readonly string[]} wanted */
async function installLocked(wanted) {
	const node = await fetchNode(options);
	let outcome = await runNpm(["ci", ...wanted], node);
	if (lacksOnlyOptional(outcome.output)) outcome = await runNpm(["install", "--no-save", ...wanted], node);
	if (outcome.code !== 0) throw npmFailure(outcome.output, "install the dependencies");
	writeFileSync(inRepository(installedFor), machine);
}

/**
 * npm 11 refuses a lock without the packages that other machines use in place of ours, and a lock lacks them that was
 * written where the registry did not have them. `npm install` takes the same locked versions and lets those be.
 * @param {string} output
 */
function lacksOnlyOptional(output) {
	const complaints = [...output.matchAll(/^npm (?:error|ERR!) (?:Missing|Invalid): (.+)$/gm)];
	const names = complaints.map(([, text = ""]) => /^(@?[^@]+)@\S* from lock file$/.exec(text)?.[1] ?? text);
	const locked = Object.values(packagesOf("package-lock.json") ?? {});
	const optional = new Set(
		locked.flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies)),
	);
	return names.length > 0 && names.every((name) => optional.has(name));
}

/** npm writes down what it has installed in the form of the lock file. */
const installedList = "node_modules/.package-lock.json";

/** For which machine this file has installed what is there: what is missing after that can't be had. */
const installedFor = "node_modules/.installed-for";

const machine = JSON.stringify(thisMachine());

/** @param {boolean} needsChecks */
function isInstalled(needsChecks) {
	const locked = packagesOf("package-lock.json");
	const installed = packagesOf(installedList);
	if (locked === null)
		throw new PlainFailure(
			"package-lock.json is missing or broken. Restore it: git checkout package-lock.json",
		);
	if (installed === null) return false;
	const isTried = JSON.stringify(readJson(installedFor)) === machine;
	return isWhole(locked, installed, { needsChecks, machine: isTried ? null : JSON.parse(machine) });
}

/**
 * @param {string} file
 * @returns {import("./installed-packages.mjs").Packages | null}
 */
function packagesOf(file) {
	return readJson(file)?.packages ?? null;
}
