import { describe, expect, test } from "vitest";
import { z } from "zod";
import { pagePath, properName, slug, text } from "#content/schemas/fields.ts";
import { message } from "#content/schemas/message.ts";
import { formatMessage } from "#domain/locale/message.ts";
import { articlesIn } from "#site/catalogue/articles.ts";
import { listedIn } from "#site/catalogue/listed-pages.ts";
import { inPseudoLocale } from "#site/catalogue/pseudo-locale.ts";
import { pseudoHtml, pseudoText } from "#site/catalogue/pseudo-text.ts";

describe("a text in the pseudo-locale", () => {
	test("stands in brackets, accented and two fifths longer", () => {
		expect(pseudoText("Contact us today")).toMatch(/^\[Cōō?ntāā?ct/);
		for (const each of ["Menu", "Contact us today", "in 10 weeks", "A"])
			expect(pseudoText(each)).toHaveLength(Math.ceil(each.length * 1.4) + 2);
	});

	test("keeps the tags and entities of its HTML, and has no text outside the brackets", () => {
		const html = pseudoHtml('<p>Fish &amp; <a href="/chips" target="_blank">chips</a></p>\n<hr>');
		expect(html).toMatch(
			/^<p>\[[^[\]]*&amp;[^[\]]*\] ?<a href="\/chips" target="_blank">\[[^[\]]*\]<\/a><\/p>\n<hr>$/,
		);
	});
});

describe("content in the pseudo-locale", () => {
	const schema = z.strictObject({
		title: text.max(20),
		href: pagePath,
		icon: slug,
		brand: properName,
		share: text,
		parts: z.array(z.discriminatedUnion("kind", [z.strictObject({ kind: z.literal("note"), text })])),
		hint: text.optional(),
		found: message("count"),
	});
	const data = schema.parse({
		title: "Home",
		href: "/home",
		icon: "home",
		brand: "Brand",
		share: "60%",
		parts: [{ kind: "note", text: "Note" }],
		found: "{count, plural, one {# match} other {# matches}} here",
	});
	const pseudo = inPseudoLocale(data, schema);

	test("changes what visitors read, and nothing else", () => {
		expect(pseudo).toMatchObject({
			href: "/home",
			icon: "home",
			brand: "Brand",
			share: "60%",
		});
		expect(pseudo.title).toBe(pseudoText("Home"));
		expect(pseudo.parts).toEqual([{ kind: "note", text: pseudoText("Note") }]);
	});

	test("still puts values into messages and chooses their forms", () => {
		expect(formatMessage(pseudo.found, { count: 1 }, "en-XA")).toMatch(/^\[1 .*h.*\]$/);
		expect(formatMessage(pseudo.found, { count: 2000 }, "en-XA")).toMatch(/^\[2,000 .*s.*\]$/);
	});

	test("leads to the same pages", () => {
		const paths = (locale: "en" | "en-XA") => listedIn(locale).map(({ path }) => path);
		expect(paths("en-XA")).toEqual(paths("en"));
		const ids = (locale: "en" | "en-XA") =>
			articlesIn(locale).map(({ headings }) => headings.map(({ id }) => id));
		expect(ids("en-XA")).toEqual(ids("en"));
	});
});
