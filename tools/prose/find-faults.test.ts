import { expect, test } from "vitest";
import { findLongSentences, findPhrases, findRepeats } from "#tools/prose/find-faults.ts";

const passage = (text: string, file = "content/a.yaml") => ({ file, place: `${file}:1`, text });
const phrases = [{ avoid: "\\bmend(s|ed)?\\b", instead: "fix" }];

test("an editor is told which phrase to replace, and by what", () => {
	expect(findPhrases([passage("We mend it. You amend it.")], phrases)).toEqual([
		{ place: "content/a.yaml:1", message: "says “mend”; say instead: fix" },
	]);
});

test("an editor is told of a sentence that no one follows to its end, and of no other", () => {
	const long = `This sentence ${"goes on ".repeat(20)}to its end.`;
	expect(findLongSentences([passage(`Short. ${long} Short again.`)])).toHaveLength(1);
	expect(findLongSentences([passage("Short. ".repeat(60))])).toEqual([]);
});

test("an editor is told when two pages say the same, and not when one page repeats itself", () => {
	const text = "we look at what your team does on an ordinary Tuesday";
	const found = findRepeats([passage(text), passage(`First, ${text}.`, "content/b.yaml")]);
	expect(found).toMatchObject([{ place: "content/b.yaml:1" }]);
	expect(found[0]?.message).toContain("content/a.yaml:1");
	expect(findRepeats([passage(text), passage(text)])).toEqual([]);
});
