import { parseArgs } from "node:util";
import { installChromium, installHeadlessShell } from "#tools/browser/chromium.ts";
import { installOtherBrowsers } from "#tools/browser/other-browsers.ts";
import { clearResults, describeResult, readResult } from "#tools/checks/check-results.ts";
import { installStrace } from "#tools/checks/strace.ts";
import { runMain } from "#tools/launch/plain-failure.mjs";
import { seconds } from "#tools/launch/progress.mjs";
import { readJson } from "#tools/launch/repository.mjs";
import { runTask } from "#tools/launch/tasks.mjs";

const flag = { type: "boolean", default: false } as const;
const { values } = parseArgs({ options: { all: flag, long: flag } });
const isWhole = values.all || values.long;

/** Each has the machine to itself: what they check depends on time. */
const alone = isWhole ? ["check:journeys", "check:browsers", "check:pseudo-locale", "check:faults"] : [];
/** Each group shares the machine. */
const groups = isWhole ? ["checks", "service-checks"] : ["checks"];
const together = groups.flatMap(
	(group): readonly string[] => readJson("package.json")?.wireit[group].dependencies,
);

/** `npm run verify`; with `--all`, `npm test`; with `--long`, `npm run test:long`. The last line counts the tests, and each check without tests as one. */
await runMain(async () => {
	const start = Date.now();
	if (values.long) process.env["LONG_TESTS"] = "1";
	if (isWhole) {
		// Services and commands start in half the time, and are those that are shipped.
		process.env["TEST_BUNDLE"] = "1";
		await installChromium();
		await installHeadlessShell();
		await installOtherBrowsers();
		await installStrace();
	}
	clearResults();
	for (const group of groups) await runTask(process.execPath, group, { isShown: true });
	// These take minutes and name what passed at the second try only: all that they say is shown.
	for (const task of alone) await runTask(process.execPath, task, { isShown: true, logger: "simple" });
	const results = [...together, ...alone].map((task) => {
		const name = task.replace("check:", "");
		return { name, result: readResult(name) };
	});
	console.log(`\n${results.map(({ name, result }) => describeResult(name, result)).join("\n")}\n`);
	const count = (which: "passed" | "failed") =>
		results.reduce((sum, { result }) => sum + (result?.[which] ?? (which === "failed" ? 1 : 0)), 0);
	const failing = results.filter(({ result }) => result?.failed !== 0).map(({ name }) => name);
	const took = seconds(Date.now() - start);
	console.log(failing.length === 0 ? `Verified in ${took}.` : `Failed after ${took}: ${failing.join(", ")}.`);
	console.log(`${count("passed")} passed, ${count("failed")} failed`);
	return failing.length === 0 ? 0 : 1;
});
