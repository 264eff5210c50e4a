import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { seconds } from "#tools/launch/progress.mjs";
import { inRepository } from "#tools/launch/repository.mjs";

const folder = inRepository("build/reports");

/** How a check ended. One without tests counts as one. */
export interface CheckResult {
	readonly passed: number;
	readonly failed: number;
	/** Of those that passed, how many did so at their second try only. */
	readonly retried: number;
	readonly hasTests: boolean;
	/** Milliseconds. */
	readonly took: number;
}

export const resultFile = (name: string) => `${folder}/${name}.json`;
export const testReport = (name: string) => `${folder}/${name}.tests.json`;

export function clearResults(): void {
	rmSync(folder, { recursive: true, force: true });
	mkdirSync(folder, { recursive: true });
}

/** How a check ended; null when it was not run. */
export function readResult(name: string): CheckResult | null {
	try {
		return JSON.parse(readFileSync(resultFile(name), "utf8"));
	} catch {
		return null;
	}
}

/** One line about a check. */
export function describeResult(name: string, result: CheckResult | null): string {
	if (result === null) return `  – ${name} (left out: what it needs has failed)`;
	const { passed, failed, retried, hasTests, took } = result;
	const again = retried > 0 ? `${retried} at the second try, ` : "";
	const tests = hasTests ? `${passed} of ${passed + failed} tests, ${again}` : "";
	return `  ${failed === 0 ? "✓" : "✗"} ${name} (${tests}${seconds(took)})`;
}
