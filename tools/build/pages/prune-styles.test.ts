import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import {
	idleFaces,
	idleMotion,
	idleProperties,
	prune,
	pruneStyles,
	without,
} from "#tools/build/pages/prune-styles.ts";
import { withoutSpareCharacters, withShortProperties } from "#tools/build/pages/shorten-styles.ts";

const css = `@layer components {
	.card { color: red; .badge { color: green } &:has(.open) { color: blue } }
	.menu, .tile { margin: 0 }
	main .tile > p { margin: 1px }
	@media (width >= 600px) { .menu { margin: 2px } }
}`;

test("a page keeps the styles of the classes that it or a script names", () => {
	const pruned = prune(css, new Set(["card", "badge", "menu"]));
	expect(pruned).toContain("red");
	expect(pruned).toContain("green");
	expect(pruned.match(/\.menu/g)).toHaveLength(2);
});

test("a page loses the styles of classes that nothing names, within others too", () => {
	const pruned = prune(css, new Set(["card"]));
	expect(pruned).not.toMatch(/badge|menu|tile/);
	expect(pruned).toContain("red");
});

test("a page loses a class that nothing names from the list of a rule that stays", () => {
	const lists =
		".card, .tile { color: red } p:is(.card, .tile) { margin: 0 } .card:not(.tile) { margin: 1px }";
	expect(prune(lists, new Set(["card", "p"]))).toBe(
		".card{color:red}p.card{margin:0}.card:not(.tile){margin:1px}",
	);
});

test("a page loses a rule for what has a class that nothing names, and keeps one for what has none such", () => {
	const rules =
		"main:has(> .tile) { color: red } main:not(:has(.tile)) { margin: 0 } main:has(.card, .tile) { top: 0 }";
	const pruned = prune(rules, new Set(["main", "card"]));
	expect(pruned).not.toContain("red");
	expect(pruned).toContain("margin");
	expect(pruned).toContain("top");
});

test("a page keeps rules of its own elements and of none, and loses those of elements that it lacks", () => {
	const css = "main > p, table { margin: 0 } :root[data-theme=dark] { color: red }";
	expect(prune(css, new Set(["main", "p"]))).toBe("main>p{margin:0}:root[data-theme=dark]{color:red}");
});

test("a page carries a custom property only when something of it reads it", () => {
	const css = ":root{--ink:red;--error:blue}p{color:var(--ink)}";
	expect(without([idleProperties(`<style>${css}</style>`)], css)).toBe(":root{--ink:red}p{color:var(--ink)}");
	expect(without([idleProperties(`<style>${css}</style><path fill="var(--error)"/>`)], css)).toContain(
		"--error",
	);
});

test("a page carries keyframes only when a rule of it or a script runs them", () => {
	const css = "@keyframes walk{0%{opacity:0}}@media screen{@keyframes walk-step{0%{top:0}}}";
	const moving = without([idleMotion(`<style>${css}li{animation:walk 1s}</style>`)], css);
	expect(moving).toContain("@keyframes walk{");
	expect(moving).not.toMatch(/walk-step|@media/);
	expect(without([idleMotion(`<style>${css}</style> .toast{animation:1s walk-step}`)], css)).toContain(
		"walk-step",
	);
});

test("a page has short names for its custom properties, but for those that a script or a later style sheet names", () => {
	const body = '<p style="--place:2"><path fill="var(--ink)"/><a href="/--ink">--ink</a>';
	const html = `<style>@property --lit{}:root{--ink:red;--ok:blue;--lit:1}p{color:var(--ink);top:var(--ok);left:var(--place)}</style>${body}`;
	const short =
		'<style>@property --lit{}:root{--0:red;--ok:blue;--lit:1}p{color:var(--0);top:var(--ok);left:var(--1)}</style><p style="--1:2"><path fill="var(--0)"/><a href="/--ink">--ink</a>';
	expect(withShortProperties(html, ".toast{color:var(--ok)}")).toBe(short);
	const script = '<script>e.style.setProperty("--place",3)</script>';
	expect(withShortProperties(html + script, "")).toContain("left:var(--place)");
});

test("a page carries no ampersands and spaces that change nothing, and keeps those that do", () => {
	const spare = ".card{& .badge{top:calc(2 * var(--px));font:1em / 2 A, B}&>p,& [open]{margin:0}}";
	expect(withoutSpareCharacters(spare)).toBe(
		".card{.badge{top:calc(2*var(--px));font:1em/2 A,B}>p,[open]{margin:0}}",
	);
	const needed =
		'.card{& p{margin:calc(1px * 2 + 3px)}&:after{content:"a, b / c"}&.open{top:0}[open] & i{top:0}}';
	expect(withoutSpareCharacters(needed)).toBe(needed);
});

test("a page names the file of a face's macrons only when it shows one, or when a visitor may type one", () => {
	const main = '@font-face{font-family:A;src:url(a.woff2)format("woff2")}';
	const css = `${main}@font-face{font-family:A;src:url(m.woff2)format("woff2");unicode-range:U+100-17F}`;
	expect(without([idleFaces('<p>Maori <input type="radio">')], css)).toBe(main);
	for (const text of ["<p>Māori", "<textarea>", '<input type="email">', '<input name="q">'])
		expect(without([idleFaces(text)], css)).toBe(css);
});

test("a page keeps the colours of a style sheet that a script of its script fetches later", async () => {
	const folder = mkdtempSync(join(tmpdir(), "styles-"));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const files = {
		"index.html": `<style>:root{--ok:red;--idle:blue}</style><p class="toast"></p><script src="/page.js"></script>`,
		"page.js": `import("./toasts.js")`,
		"toasts.js": `fetch("/toast.css")`,
		"toast.css": ".toast{color:var(--ok)}",
	};
	for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
	await pruneStyles(folder, "kept");
	expect(readFileSync(join(folder, "index.html"), "utf8")).toContain("<style>:root{--ok:red}</style>");
});
