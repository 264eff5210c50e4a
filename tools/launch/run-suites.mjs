import { seconds } from "./progress.mjs";

/** @typedef {import("./suites.mjs").Suite} Suite */
/** @typedef {import("./suites.mjs").Counts} Counts */
/** @typedef {Counts & { name: string }} Result */

const atOnce = 2;

/**
 * Runs the suites, two at a time, each once those have passed that it needs, and says how each ended. What one wrote
 * is shown only when it failed.
 * @param {readonly Suite[]} suites
 * @param {string} node
 * @returns {Promise<Result[]>}
 */
export async function runSuites(suites, node) {
	const waiting = [...suites];
	/** @type {Result[]} */
	const results = [];
	const passed = (/** @type {string} */ name) =>
		results.some((result) => result.name === name && result.failed === 0);
	const ended = (/** @type {string} */ name) => results.some((result) => result.name === name);
	/** @type {Set<Promise<void>>} */
	const running = new Set();
	while (waiting.length > 0 || running.size > 0) {
		const index = waiting.findIndex(({ after = [] }) => after.every(ended));
		const next = running.size < atOnce && index >= 0 ? waiting.splice(index, 1)[0] : undefined;
		if (next === undefined) await Promise.race(running);
		else if ((next.after ?? []).every(passed)) {
			const run = runSuite(next, node).then((result) => {
				results.push(result);
				running.delete(run);
			});
			running.add(run);
		} else results.push(leaveOut(next));
	}
	return results;
}

/**
 * @param {Suite} suite
 * @param {string} node
 * @returns {Promise<Result>}
 */
async function runSuite({ name, run, count }, node) {
	const start = Date.now();
	const outcome = await run(node).catch((error) => ({ code: 1, output: String(error), isOverdue: false }));
	const counts = countsOf(outcome.code === 0, count);
	const again = counts.retried ? `${counts.retried} at the second try, ` : "";
	const tests =
		count === undefined ? "" : `${counts.passed} of ${counts.passed + counts.failed} tests, ${again}`;
	console.log(`  ${counts.failed === 0 ? "✓" : "✗"} ${name} (${tests}${seconds(Date.now() - start)})`);
	if (counts.failed > 0 || counts.retried) {
		const overdue = outcome.isOverdue ? "\n\nIt took too long and was ended." : "";
		console.log(`\n${outcome.output.trim()}${overdue}\n`);
	}
	return { name, ...counts };
}

/**
 * A runner that failed has at least one failure, whatever its report says or if it left none.
 * @param {boolean} isPassed
 * @param {Suite["count"]} count
 * @returns {Counts}
 */
function countsOf(isPassed, count) {
	const reported =
		count?.() ?? (isPassed && count === undefined ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
	return isPassed || reported.failed > 0 ? reported : { ...reported, failed: 1 };
}

/**
 * @param {Suite} suite
 * @returns {Result}
 */
function leaveOut({ name }) {
	console.log(`  – ${name} (left out: what it needs has failed)`);
	return { name, passed: 0, failed: 1 };
}
