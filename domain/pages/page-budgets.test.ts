import { expect, test } from "vitest";
import { isLongText, weightPlace } from "#domain/pages/page-budgets.ts";

test.each([
	["/privacy", true],
	["/assessment/method", true],
	["/resources/blog/counting-hours", true],
	["/resources/white-papers/ai-policy/02-rules", true],
	["/resources/blog", false],
	["/resources/blog/", false],
	["/assessment", false],
	["/company", false],
	["/about/privacy", false],
	["/privacy/more", false],
])("the page %s may be as heavy as a long text: %s", (path, isLong) => {
	expect(isLongText(path)).toBe(isLong);
});

test("each part has a place of its own for its weight", () => {
	expect(weightPlace("html")).toBe("{{html}}");
	expect(weightPlace("font")).not.toBe(weightPlace("script"));
});
