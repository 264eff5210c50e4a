import { expect, test } from "vitest";
import { draftName, storedEntryOf } from "#domain/browser/stored-entries.ts";

test.each([
	["theme", "theme"],
	[draftName("contact", "/company"), "draft"],
	["assessment:reports", "reports"],
	["theme:old", null],
	["old-draft:contact", null],
	["assessment", null],
])("what is stored as %s belongs to the entry %s of the published list", (name, entry) => {
	expect(storedEntryOf(name)).toBe(entry);
});

test("each form of each page has a draft of its own", () => {
	const names = [draftName("contact", "/a"), draftName("contact", "/b"), draftName("about", "/a")];
	expect(new Set(names).size).toBe(3);
});
