import { decodeHTML } from "entities";
import { expect, test } from "vitest";
import { everyPage } from "#tests/support/built-site.ts";

const unread = /<(script|style|code)\b.*?<\/\1>/gs;
const readAttribute = / (?:alt|title|aria-label|content|placeholder)="([^"]*)"/g;

/** What a page says, in its head and its attributes too, but for code. */
function saidBy(html: string): string[] {
	const markup = html.replace(unread, "");
	const attributes = [...markup.matchAll(readAttribute)].map(([, value = ""]) => value);
	return [...markup.split(/<[^>]*>/), ...attributes].map((text) => decodeHTML(text));
}

test("no page prints a typewriter's apostrophe or quotation mark outside code", () => {
	const said = everyPage.flatMap(({ path, html }) => saidBy(html).map((text) => `${path}: ${text}`));
	expect(said.filter((text) => text.includes("’"))).not.toEqual([]);
	expect(said.filter((text) => /["']/.test(text))).toEqual([]);
});

test("a formula and a query on a page can be copied as they are typed", () => {
	const code = everyPage.flatMap(({ html }) => [...html.matchAll(/<code\b.*?<\/code>/gs)].map(String));
	const marks = code
		.map((text) => decodeHTML(text))
		.join("")
		.match(/["'“”‘’]/g);
	expect(new Set(marks)).toEqual(new Set(["'", '"']));
});
