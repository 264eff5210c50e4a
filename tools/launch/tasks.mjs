import { runCommand } from "./child-processes.mjs";
import { environmentFor } from "./pinned-node.mjs";
import { PlainFailure } from "./plain-failure.mjs";
import { withProgress } from "./progress.mjs";
import { inRepository } from "./repository.mjs";

/**
 * Runs a task of the `wireit` part of package.json, and first those that it depends on.
 * @param {string} node
 * @param {string} task
 * @param {{ isShown: boolean, logger?: "quiet-ci" | "simple" }} options whether the output is shown or returned; "simple" has
 * that of tasks that passed as well
 */
export function runTask(node, task, { isShown, logger }) {
	const environment = {
		...environmentFor(node),
		// What npm sets when it runs a script: wireit reads which one from these.
		npm_lifecycle_event: task,
		npm_package_json: inRepository("package.json"),
		WIREIT_LOGGER: logger,
		WIREIT_CACHE: "none",
		WIREIT_FAILURES: "continue",
		// Tests start services and browsers of their own: two at once are enough.
		WIREIT_PARALLEL: "2",
	};
	return runCommand(node, [inRepository("node_modules/wireit/bin/wireit.js")], { environment, isShown });
}

/** What wireit says of itself around the output of a task that failed. */
const progressLines = /^(?:Analyzing| *\d+% \[.*|❌ .*)\n/gmu;

/**
 * Makes the site and the service, unless the last build was of the same sources and is still as it was left.
 * @param {string} node
 */
export async function makeSite(node) {
	await withProgress("Building the site", async () => {
		const { code, output } = await runTask(node, "built", { isShown: false });
		const said = output.replace(progressLines, "").trim();
		if (code !== 0) throw new PlainFailure(`The site could not be built. The build said:\n\n${said}`);
	});
}
