import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { replyHours, retentionMonths } from "#domain/leads/deadlines.ts";

/** What has such figures of its own: papers and articles of other companies, and cookies that we don't set. */
const ofOthers = ["articles/**", "white-papers/**", "policies/cookies.md"];
/** The figure that is cited as a claim. */
const claims = "claims.yaml";

const contentOf = (file: string) => readFileSync(resolve(import.meta.dirname, file), "utf8");
const files = globSync("**/*.{yaml,md}", { cwd: import.meta.dirname, exclude: [...ofOthers, claims] });

test.each(files)("%s has a place for each figure of the code, so that none can differ from it", (file) => {
	expect(contentOf(file)).not.toMatch(
		new RegExp(`\\b(?:${replyHours}[- ]hours?|${retentionMonths}[- ]months?)\\b`),
	);
});

test("the claim of a reply has the hours that the service keeps to", () => {
	expect(contentOf(claims)).toContain(`- id: reply-promise\n  figure: "${replyHours} hours"`);
});

test.each(files.filter((file) => /^(?:messages|forms|pages)\//.test(file)))(
	"%s has a place for each number of minutes",
	(file) => expect(contentOf(file)).not.toMatch(/\b(?:\d+|fifteen) minutes\b/),
);
