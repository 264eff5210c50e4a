import { expect, test } from "vitest";
import { articleSchema } from "#content/schemas/article.ts";
import { chapterSchema } from "#content/schemas/documents/chapter.ts";
import { metaSchema } from "#content/schemas/fields.ts";

test.each([
	["an article", articleSchema],
	["a chapter", chapterSchema],
	["any other page", metaSchema],
])("%s can't have a title that a search result would cut off after the brand", (_, { shape }) => {
	const accepts = (length: number) => shape.title.safeParse("a".repeat(length)).success;
	expect([accepts(54), accepts(55)]).toEqual([true, false]);
});
