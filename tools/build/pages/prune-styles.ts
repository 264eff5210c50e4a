import { createHash } from "node:crypto";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import {
	type CustomAtRules,
	type CustomProperty,
	composeVisitors,
	type Selector,
	transform,
	type UnicodeRange,
	type Visitor,
} from "lightningcss";
import { htmlBudget } from "#domain/pages/page-budgets.ts";
import { filesOf } from "#tools/build/files-of.ts";
import { addressOf } from "#tools/build/pages/rewrite-pages.ts";
import {
	inlineScripts,
	style,
	withoutSpareCharacters,
	withShortProperties,
} from "#tools/build/pages/shorten-styles.ts";
import { writeCompressedCopies } from "#tools/build/served/compressed-copies.ts";
import { codeVersion } from "#tools/build/store/code-version.ts";
import { keptFile } from "#tools/build/store/kept-file.ts";

const tags = /<([a-z][\w-]*)/g;
const classes = /\sclass="([^"]*)"/g;
/** Its ending first: a search that begins with the name tries every word. */
const laterFile = /(?<=([\w.-]+))\.(?:js|css)\b/g;
/** It names tags and classes that few pages have. */
const printSheet = /\bprint\.[\w-]+\.css\b/g;
const word = /[\w-]+/g;
const declaration = /[\w-]+:[\w-]+(?=[;}])/g;
/** The words of what pages load later, by its text: three texts for all pages. */
const laterWords = new Map<string, readonly string[]>();
const typedInto = /<textarea|<input(?![^>]* type="(?:radio|checkbox|hidden)")/;

/**
 * Takes out of each page's styles the tags, classes, properties, faces and keyframes that neither the page nor what it loads later uses. Astro
 * gives a page the styles of every section that its route could show. Runs before policies are made from the styles; the
 * service adds to `kept`.
 */
export async function pruneStyles(folder: string, kept: string): Promise<void> {
	const files = await readLaterFiles(folder);
	const code = await codeVersion("tools/build/pages/prune-styles.ts", "tools/build/pages/shorten-styles.ts");
	const pages = (await filesOf(folder, ".html")).filter((file) => !file.startsWith(join(folder, kept)));
	await Promise.all(
		pages.map(async (page) => {
			const html = await readFile(page, "utf8");
			const later = laterTexts(html.replace(printSheet, ""), files).join(" ");
			const printed = laterTexts((html.match(printSheet) ?? []).join(" "), files).join(" ");
			const sources = [html, later, printed, code];
			const input = sources
				.reduce((hash, text) => hash.update(text), createHash("sha256"))
				.digest("base64url");
			const pruned = await keptFile({ folder: "pruned", ending: ".html", input }, async () =>
				Buffer.from(prunePage(html, later, printed)),
			);
			await copyFile(pruned, page);
			// Other threads compress it while this one prunes the next.
			await writeCompressedCopies(page, await readFile(pruned), htmlBudget(addressOf(page, folder)));
		}),
	);
}

/**
 * @param later what the page loads after it, as one text.
 * @param printed the styles that it has on paper alone: they keep the names of its properties, and nothing else.
 */
function prunePage(html: string, later: string, printed: string): string {
	const used = namesIn(html, later);
	const pruned = html.replace(style, (_, open, css, close) => open + prune(css, used) + close);
	const idle = [idleFaces(html + later), idleMotion(pruned + later), idleProperties(pruned + later)];
	const lean = (css: string) => withoutSpareCharacters(without(idle, css));
	return withShortProperties(
		pruned.replace(style, (_, open, css, close) => open + lean(css) + close),
		later + printed,
	);
}

/** Some CSS without the selectors of tags and classes that are not among the names, those within `:is(…)` and `:has(…)` too. */
export function prune(css: string, used: ReadonlySet<string>): string {
	const isUsed = (selector: Selector): boolean =>
		selector.every((part) => {
			if (part.type === "class" || part.type === "type") return used.has(part.name);
			if (part.type !== "pseudo-class" || (part.kind !== "is" && part.kind !== "has")) return true;
			return part.selectors.some(isUsed);
		});
	// A rule whose selectors are all gone goes with them.
	const narrow = (selector: Selector): Selector => {
		if (!isUsed(selector)) return [];
		return selector.map((part) =>
			part.type === "pseudo-class" && part.kind === "is"
				? { ...part, selectors: part.selectors.filter(isUsed) }
				: part,
		);
	};
	const input = { filename: "page.css", code: Buffer.from(css), minify: true };
	return transform({ ...input, visitor: { Selector: narrow } }).code.toString();
}

/** Some CSS without what some visitors take out, all of them on one way through it. */
export function without(visitors: readonly Visitor<CustomAtRules>[], css: string): string {
	const input = { filename: "page.css", code: Buffer.from(css), minify: true };
	const code = transform({ ...input, visitor: composeVisitors([...visitors]) }).code.toString();
	// The block around a rule that is gone goes on a second way.
	return visitors.length > 0 && code.includes("{}") ? without([], code) : code;
}

/** Takes out the faces for characters that a page does not show, unless a visitor can type them. */
export function idleFaces(texts: string): Visitor<CustomAtRules> {
	if (typedInto.test(texts)) return {};
	const isShown = ({ start, end }: UnicodeRange) =>
		new RegExp(`[\\u{${start.toString(16)}}-\\u{${end.toString(16)}}]`, "u").test(texts);
	return {
		Rule: {
			"font-face": ({ value: { properties } }) => {
				const ranges = properties.flatMap(({ type, value }) => (type === "unicode-range" ? value : []));
				return ranges.length === 0 || ranges.some(isShown) ? undefined : [];
			},
		},
	};
}

/** Takes out the keyframes that none of the texts runs. */
export function idleMotion(texts: string): Visitor<CustomAtRules> {
	const isRun = (name: string) => new RegExp(`(?<!@keyframes )(?<![\\w-])${name}(?![\\w-])`).test(texts);
	return { Rule: { keyframes: ({ value: { name } }) => (isRun(name.value) ? undefined : []) } };
}

/** Takes out the custom properties that none of the texts reads. */
export function idleProperties(texts: string): Visitor<CustomAtRules> {
	const read = new Set([...texts.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name));
	const dropIdle = ({ name }: CustomProperty) => (name.startsWith("--") && !read.has(name) ? [] : undefined);
	return { Declaration: { custom: dropIdle } };
}

/** The site's scripts and the style sheets that they fetch, by name. */
async function readLaterFiles(folder: string): Promise<Map<string, string>> {
	const files = [...(await filesOf(folder, ".js")), ...(await filesOf(folder, ".css"))];
	const texts = await Promise.all(files.map((file) => readFile(file, "utf8")));
	return new Map(files.map((file, index) => [file.replace(/^.*\//, ""), texts[index] ?? ""]));
}

/** Every tag and class of a page, and every word of what it runs or fetches, now or later, but for the values of its styles. */
function namesIn(html: string, later: string): Set<string> {
	const words = [...html.matchAll(classes), ...html.matchAll(tags)].flatMap(([, names = ""]) =>
		wordsOf(names),
	);
	return new Set([...words, ...wordsOf(inlineScripts(html)), ...wordsOfLater(later)]);
}

function wordsOfLater(later: string): readonly string[] {
	const words = laterWords.get(later) ?? [...new Set(wordsOf(later.replaceAll(declaration, "")))];
	laterWords.set(later, words);
	return words;
}

function wordsOf(text: string): readonly string[] {
	return text.match(word) ?? [];
}

/** The text of each file that a text names, and that those name in turn. */
function laterTexts(text: string, files: ReadonlyMap<string, string>, seen = new Set<string>()): string[] {
	return [...text.matchAll(laterFile)].flatMap(([ending, stem]) => {
		const name = `${stem}${ending}`;
		const found = files.get(name);
		if (found === undefined || seen.has(name)) return [];
		seen.add(name);
		return [found, ...laterTexts(found, files, seen)];
	});
}
