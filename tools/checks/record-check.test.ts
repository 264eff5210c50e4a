import { spawnSync } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { describeResult, readResult, resultFile } from "#tools/checks/check-results.ts";

const name = "example-of-a-check";

function record(...command: string[]): number | null {
	mkdirSync(dirname(resultFile(name)), { recursive: true });
	return spawnSync(process.execPath, ["tools/checks/record-check.ts", name, ...command]).status;
}

afterEach(() => rmSync(resultFile(name), { force: true }));

describe("a person who runs the checks", () => {
	test("sees that a check passed", () => {
		expect(record(process.execPath, "--version")).toBe(0);
		expect(readResult(name)).toMatchObject({ passed: 1, failed: 0 });
		expect(describeResult(name, readResult(name))).toContain(`✓ ${name}`);
	});

	test("sees that a check failed", () => {
		expect(record(process.execPath, "--no-such-option")).toBe(1);
		expect(readResult(name)).toMatchObject({ passed: 0, failed: 1 });
		expect(describeResult(name, readResult(name))).toContain(`✗ ${name}`);
	});

	test("is not told that tests passed which left no report", () => {
		expect(record("vitest", "--version")).toBe(1);
		expect(readResult(name)).toMatchObject({ passed: 0, failed: 1 });
	});

	test("sees which check was left out", () => {
		expect(describeResult(name, null)).toContain("left out");
	});
});
