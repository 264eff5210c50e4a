import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { describeResult, readResult, resultFile, testReport } from "#tools/checks/check-results.ts";

const name = "example-of-a-check";

function record(...command: string[]): number | null {
	mkdirSync(dirname(resultFile(name)), { recursive: true });
	return spawnSync(process.execPath, ["tools/checks/record-check.ts", name, ...command]).status;
}

afterEach(() => {
	vi.unstubAllEnvs();
	for (const file of [resultFile(name), testReport(name)]) rmSync(file, { force: true });
});

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

	test("sees how many tests failed, and how many passed at the second try only", () => {
		const folder = mkdtempSync(join(tmpdir(), "southlight-checks-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const tests = `let tries = 0;
			test("passes", () => {});
			test("passes later", () => expect(++tries).toBe(2));
			test("fails", () => expect(1).toBe(2));`;
		writeFileSync(join(folder, "some.test.js"), tests);
		expect(record("vitest", "run", "--root", folder, "--globals", "--retry=1")).toBe(1);
		expect(readResult(name)).toMatchObject({ passed: 2, failed: 1, retried: 1 });
		expect(describeResult(name, readResult(name))).toContain("1 at the second try");
	});

	test("is not told that tests passed which left no report", () => {
		expect(record("vitest", "--version")).toBe(1);
		expect(readResult(name)).toMatchObject({ passed: 0, failed: 1 });
	});

	test("sees that a check failed which was ended while it wrote its report", () => {
		const folder = mkdtempSync(join(tmpdir(), "southlight-checks-"));
		onTestFinished(() => rmSync(folder, { recursive: true }));
		const runner = `#!/bin/sh\nprintf '{"passed":' > "$TEST_COUNTS_FILE"; kill -TERM $$\n`;
		writeFileSync(join(folder, "vitest"), runner, { mode: 0o755 });
		vi.stubEnv("PATH", `${folder}:${process.env["PATH"]}`);
		expect(record("vitest")).toBe(1);
		expect(readResult(name)).toMatchObject({ passed: 0, failed: 1 });
	});

	test("sees which check was left out", () => {
		expect(describeResult(name, null)).toContain("left out");
	});
});
