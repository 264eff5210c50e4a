import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { capture } from "./child-processes.mjs";
import { environmentFor } from "./pinned-node.mjs";
import { PlainFailure } from "./plain-failure.mjs";
import { withProgress } from "./progress.mjs";
import { inRepository } from "./repository.mjs";

/** Everything that the build reads: a change in one of these is a reason to build again. */
const sources = [
	"content",
	"documents",
	"domain",
	"site",
	"desk",
	"art/drawn",
	"art/contour",
	"public",
	"tools/build",
	"astro.config.ts",
	"package.json",
	"package-lock.json",
	"tsconfig.json",
];

/** What the build writes last. */
const lastOutput = "build/service/site.json";
const stampFile = inRepository("build/built-from");

/**
 * Builds the site when its sources have changed since the last build, or when something else has built since.
 * @param {string} node
 */
export async function buildIfChanged(node) {
	if (isBuilt()) return;
	const outcome = await withProgress("Building the site", () => build(node));
	if (outcome.code !== 0)
		throw new PlainFailure(`The site could not be built. The build said:\n\n${outcome.output.trim()}`);
}

/**
 * @param {string} node
 * @returns {Promise<import("./child-processes.mjs").Outcome>}
 */
export async function build(node) {
	mkdirSync(inRepository("build"), { recursive: true });
	rmSync(stampFile, { force: true });
	const before = stampOfSources();
	const outcome = await capture(node, ["tools/build/build.ts"], { environment: environmentFor(node) });
	if (outcome.code === 0) writeFileSync(stampFile, before + stampOf(lastOutput));
	return outcome;
}

export function isBuilt() {
	if (!existsSync(stampFile) || !existsSync(inRepository("dist/index.html"))) return false;
	return readFileSync(stampFile, "utf8") === stampOfSources() + stampOf(lastOutput);
}

function stampOfSources() {
	return createHash("sha256").update(sources.map(stampOf).join("")).digest("hex");
}

/**
 * Path, size and time of a file, or of every file below a folder; nothing for what is not there. Tests are left out.
 * @param {string} path
 * @returns {string}
 */
function stampOf(path) {
	const found = statSync(inRepository(path), { throwIfNoEntry: false });
	if (found === undefined || /\.test\.tsx?$/.test(path)) return "";
	if (!found.isDirectory()) return `\n${path} ${found.size} ${found.mtimeMs}`;
	const names = readdirSync(inRepository(path)).sort();
	return names.map((name) => stampOf(join(path, name))).join("");
}
