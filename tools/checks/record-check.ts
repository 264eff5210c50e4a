import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { type CheckResult, resultFile, testReport } from "#tools/checks/check-results.ts";
import { isLongRun } from "#tools/checks/long-run.ts";
import { inRepository } from "#tools/launch/repository.mjs";

/** What hangs is ended, so that its failure is seen. */
const checkTimeout = (isLongRun ? 180 : 45) * 60_000;

/** A runner of tests: what makes it report in JSON, and what its report counts. */
const runners: Readonly<Record<string, { options: readonly string[]; counts: z.ZodType<Counts> }>> = {
	vitest: {
		options: ["--reporter=dot", `--reporter=${inRepository("tools/checks/count-tests.ts")}`],
		counts: z.object({ passed: z.int(), failed: z.int(), retried: z.int() }),
	},
	playwright: {
		options: ["--reporter=dot,json"],
		counts: z
			.object({ stats: z.object({ expected: z.int(), flaky: z.int(), unexpected: z.int() }) })
			.transform(({ stats }) => ({
				passed: stats.expected + stats.flaky,
				failed: stats.unexpected,
				retried: stats.flaky,
			})),
	},
};

type Counts = Pick<CheckResult, "passed" | "failed" | "retried">;

/** `record-check.ts NAME COMMAND …`: runs a check and writes down how it ended. */
async function recordCheck(name: string, command: string, parameters: readonly string[]): Promise<number> {
	const start = Date.now();
	const report = testReport(name);
	const runner = runners[command];
	rmSync(report, { force: true });
	const child = spawn(command, [...parameters, ...(runner?.options ?? [])], {
		stdio: "inherit",
		timeout: checkTimeout,
		shell: process.platform === "win32",
		env: { ...process.env, TEST_COUNTS_FILE: report, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
	});
	// A command that is not there ends in an error.
	const [code] = await once(child, "close").catch(() => [1]);
	const isPassed = code === 0;
	const single = isPassed ? { passed: 1, failed: 0, retried: 0 } : none;
	const counts = runner ? readCounts(report, runner.counts) : single;
	// A check that failed has at least one failure, and so has a runner that left no report.
	const failed = isPassed && counts !== none ? counts.failed : Math.max(counts.failed, 1);
	const result: CheckResult = { ...counts, failed, hasTests: runner !== undefined, took: Date.now() - start };
	writeFileSync(resultFile(name), JSON.stringify(result));
	return failed === 0 ? 0 : 1;
}

const none: Counts = { passed: 0, failed: 0, retried: 0 };

/** None where there is no report, or only the beginning of one, as of a runner that was ended. */
function readCounts(report: string, counts: z.ZodType<Counts>): Counts {
	try {
		return counts.parse(JSON.parse(readFileSync(report, "utf8")));
	} catch {
		return none;
	}
}

const [name = "", command = "", ...parameters] = process.argv.slice(2);
process.exitCode = await recordCheck(name, command, parameters);
