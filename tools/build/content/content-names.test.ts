import { describe, expect, test } from "vitest";
import { fileNameFaults, loneFileFaults } from "#tools/build/content/content-names.ts";

describe("an editor who gives a file a name", () => {
	test.each([
		["content/products/roster-planner.yml", "ends in .yaml"],
		["content/products/notes.txt", "ends in .yaml"],
		["content/articles/rosters.yaml", "ends in .md"],
		["content/articles/rosters.markdown", "ends in .md"],
		["content/white-papers/rosters/01-why.yaml", "ends in .md"],
		["content/products/roster planner.yaml", "lower case words joined by hyphens"],
		["content/products/Roster-Planner.yaml", "lower case words joined by hyphens"],
		["content/products/roster_planner.yaml", "lower case words joined by hyphens"],
	])("is told that no page would show it, or that its address would not be plain: %s", (file, message) => {
		const faults = fileNameFaults([file]);
		expect(faults).toHaveLength(1);
		expect(faults[0]).toContain(`${file} `);
		expect(faults[0]).toContain(message);
	});

	test("hears nothing of the names that the site reads, or of a hidden file", () => {
		const names = [
			"site.yaml",
			"policies/privacy.md",
			"white-papers/rosters/01-why.md",
			"products/.DS_Store",
		];
		expect(fileNameFaults(names.map((name) => `content/${name}`))).toEqual([]);
	});
});

describe("an editor who names files that belong together", () => {
	test.each([
		["content/vignettes/services/ai-marketting.yaml", "content/services/ai-marketting.yaml"],
		["content/vignettes/products/rosters.yaml", "content/products/rosters.yaml"],
	])("is told that no page would show %s", (file, owner) => {
		expect(loneFileFaults([file])).toEqual([
			`${file} belongs to ${owner}, which is missing: one of the two names is misspelt`,
		]);
	});

	test("is told once of a folder with the chapters of no paper", () => {
		const chapters = ["01-why", "02-how"].map((name) => `content/white-papers/rostrs/${name}.md`);
		expect(loneFileFaults(chapters)).toEqual([
			"content/white-papers/rostrs/ belongs to content/white-papers/rostrs.yaml, which is missing: one of the two names is misspelt",
		]);
	});

	test("is told of a paper that has no chapters", () => {
		expect(loneFileFaults(["content/white-papers/rosters.yaml"])).toEqual([
			"content/white-papers/rosters.yaml has no chapters: they are files in the folder content/white-papers/rosters/",
		]);
	});

	test("hears nothing when each is there", () => {
		const names = ["white-papers/a.yaml", "white-papers/a/01-b.md", "vignettes/home.yaml", "products/c.yaml"];
		const paths = [...names, "vignettes/products/c.yaml"].map((name) => `content/${name}`);
		expect(loneFileFaults(paths)).toEqual([]);
	});
});
