import { mkdirSync, rmSync } from "node:fs";
import { build, isBuilt } from "./built-site.mjs";
import { capture } from "./child-processes.mjs";
import { environmentFor } from "./pinned-node.mjs";
import { inRepository, readJson } from "./repository.mjs";

const reportFolder = "build/reports";

/** @typedef {import("./child-processes.mjs").Outcome} Outcome */
/**
 * How many tests passed and failed; `retried` of those that passed did so at their second try only.
 * @typedef {{ passed: number, failed: number, retried?: number }} Counts
 */

/**
 * One thing that is checked.
 * @typedef {object} Suite
 * @property {string} name
 * @property {readonly string[]} [after] names of the suites that must have passed before
 * @property {(node: string) => Promise<Outcome>} run
 * @property {() => Counts | null} [count] what its report says; without one the suite counts as a single check
 */

/**
 * A check that is one command of the installed packages.
 * @param {string} name
 * @param {readonly string[]} command
 * @param {readonly string[]} [after]
 * @returns {Suite}
 */
function check(name, [command = "", ...parameters], after = []) {
	return {
		name,
		after,
		run: (node) => capture(command, parameters, { environment: environmentFor(node), minutes: 4 }),
	};
}

/**
 * A project of vitest.config.ts.
 * @param {string} project
 * @param {readonly string[]} [after]
 * @returns {Suite}
 */
function vitest(project, after = []) {
	const report = `${reportFolder}/${project}.json`;
	const parameters = [
		"run",
		"--project",
		project,
		"--reporter=dot",
		"--reporter=json",
		`--outputFile.json=${report}`,
	];
	return {
		name: project,
		after,
		run: (node) => {
			freshReport(report);
			return capture("vitest", parameters, { environment: environmentFor(node), minutes: 6 });
		},
		count: () => {
			const { numPassedTests: passed, numFailedTests: failed } = readJson(report) ?? {};
			return countsOf(passed, failed);
		},
	};
}

/**
 * Tests in a browser.
 * @param {string} name
 * @param {readonly string[]} [options] of Playwright
 * @returns {Suite}
 */
function browserSuite(name, options = []) {
	const report = `${reportFolder}/${name}.json`;
	return {
		name,
		run: (node) => {
			freshReport(report);
			const environment = { ...environmentFor(node), PLAYWRIGHT_JSON_OUTPUT_FILE: inRepository(report) };
			return capture("playwright", ["test", "--reporter=dot,json", ...options], { environment, minutes: 19 });
		},
		count: () => {
			const { expected, flaky, unexpected } = readJson(report)?.stats ?? {};
			const counts = countsOf(expected + flaky, unexpected);
			return counts && { ...counts, retried: flaky };
		},
	};
}

/** @type {Suite} */
const buildSuite = {
	name: "build",
	run: async (node) => (isBuilt() ? { code: 0, output: "", isOverdue: false } : build(node)),
};

/** What `npm run verify` runs: the build early, because types and tests need what it leaves. */
export const verification = [
	check("format, lint and walls", ["biome", "ci", "--colors=off"]),
	buildSuite,
	vitest("unit"),
	check("types of the pages", ["astro", "check"], ["build"]),
	check("types", ["tsc", "--noEmit", "--pretty", "false"], ["build"]),
	check("unused code", ["knip"], ["build"]),
	check("unread content", ["node", "tools/content-keys/check-content-keys.ts"], ["build"]),
	vitest("contract", ["build"]),
	vitest("output", ["build"]),
];

export const journeys = browserSuite("journeys");
export const pseudoLocale = browserSuite("pseudo-locale", [
	"--config=tests/pseudo-locale/playwright.config.ts",
]);
export const faults = vitest("faults");

/** @param {string} report */
function freshReport(report) {
	mkdirSync(inRepository(reportFolder), { recursive: true });
	rmSync(inRepository(report), { force: true });
}

/**
 * @param {unknown} passed
 * @param {unknown} failed
 * @returns {Counts | null}
 */
function countsOf(passed, failed) {
	return Number.isInteger(passed) && Number.isInteger(failed)
		? { passed: Number(passed), failed: Number(failed) }
		: null;
}
