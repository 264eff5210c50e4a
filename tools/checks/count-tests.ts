import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** Writes to a file, in JSON, how the tests of a run ended, and names those that passed at their second try only. */
export default class CountTests implements Reporter {
	onTestRunEnd(modules: readonly TestModule[]): void {
		const tests = modules.flatMap(({ children }) => [...children.allTests()]);
		const count = (state: string) => tests.filter((test) => test.result().state === state).length;
		const retried = tests.filter((test) => test.diagnostic()?.flaky);
		for (const { fullName, module } of retried)
			console.log(`Passed at the second try only: ${module.relativeModuleId} > ${fullName}`);
		const counts = { passed: count("passed"), failed: count("failed"), retried: retried.length };
		writeFileSync(process.env["TEST_COUNTS_FILE"] ?? "", JSON.stringify(counts));
	}
}
