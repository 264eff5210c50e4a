import { expect, test } from "vitest";
import { aboutLink, navigationLink } from "#site/catalogue/site.ts";

test("a link that a page needs is missed by name, in the file that lacks it", () => {
	expect(() => navigationLink("/nowhere", "en")).toThrow(/^content\/site\.yaml:\d+ .*\/nowhere$/);
	expect(() => aboutLink("/nowhere", "en")).toThrow(/^content\/site\.yaml:\d+ .*\/nowhere$/);
});
