import { expect, test } from "vitest";
import type { Section } from "#content/schemas/section.ts";
import { placeOfPicture } from "#site/sections/vignette/place-of-picture.ts";

const after = (...kinds: Section["kind"][]) => placeOfPicture(kinds.map((kind) => ({ kind })));

test("a visitor sees the work right after the first list", () => {
	expect(after("benefits", "solution-blocks", "questions", "closing-call")).toBe(1);
});

test("no two pictures follow each other where words could be between them", () => {
	expect(after("benefits", "banner", "solution-blocks", "compliance", "closing-call")).toBe(3);
	expect(after("benefit-tiles", "image", "solution-blocks", "use-cases", "closing-call")).toBe(3);
});

test("a page of pictures still shows the work", () => {
	expect(after("solution-blocks", "image", "closing-call")).toBe(1);
});
