import { expect, test } from "vitest";
import { isLocale, languageTag } from "#domain/locale/locale.ts";

test("the site is built in the languages that it has, and in no other", () => {
	expect(["en", "en-XA", "", "en-NZ", "mi"].filter(isLocale)).toEqual(["en", "en-XA"]);
});

test("a page says that its English is New Zealand's, and the pseudo-locale what it is", () => {
	expect([languageTag("en"), languageTag("en-XA")]).toEqual(["en-NZ", "en-XA"]);
});
