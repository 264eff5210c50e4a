import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { replyHours, retentionMonths } from "#domain/leads/deadlines.ts";

const files = globSync("{messages,forms}/**/*.yaml", { cwd: import.meta.dirname });

test.each(files)("%s has a place for each figure of the code, so that none can differ from it", (file) => {
	const text = readFileSync(resolve(import.meta.dirname, file), "utf8");
	expect(text).not.toMatch(new RegExp(`\\b(?:${replyHours} hours|${retentionMonths} months)\\b`));
	expect(text).not.toMatch(/\b(?:\d+|fifteen) minutes\b/);
});
