import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import type { HtmlElement } from "html-validate";
import type { BuiltPage } from "#tests/support/built-site.ts";
import { all, attribute } from "#tests/support/page-text.ts";
import { builtFile, distFolder } from "#tests/support/site-description.ts";

const weights = new Map<string, number>();

/** Bytes of a text as sent: compressed with brotli at its best. Pages share many. */
function brotli(text: string): number {
	const weight = weights.get(text) ?? (text === "" ? 0 : brotliCompressSync(text).length);
	weights.set(text, weight);
	return weight;
}

function fileOf(address: string): string {
	return join(distFolder, builtFile(address).file);
}

/** Bytes of a file as sent to a browser of today. */
function sentBytes(address: string): number {
	const file = fileOf(address);
	// One that gets no smaller has no copy.
	return (statSync(`${file}.br`, { throwIfNoEntry: false }) ?? statSync(file)).size;
}

/** Blocks of data that no browser runs. */
function isData(script: HtmlElement): boolean {
	return /json|speculationrules/.test(attribute(script, "type"));
}

function scriptsOf(document: HtmlElement): HtmlElement[] {
	return all(document, "script").filter((script) => !isData(script));
}

const imports = new Map<string, readonly string[]>();

/** The modules that a module imports before it runs; what it loads later counts where it is loaded. */
function importsOf(address: string): readonly string[] {
	const known = imports.get(address);
	if (known) return known;
	const text = readFileSync(fileOf(address), "utf8");
	const specifiers = text.matchAll(/(?:import|export)\s*(?:[\w*{}\s,$]*?from\s*)?["'`](\.[^"'`]+)["'`]/g);
	const found = [...specifiers].map(
		([, specifier = ""]) => new URL(specifier, `https://site.example${address}`).pathname,
	);
	imports.set(address, found);
	return found;
}

/** A module and all that it needs. */
function graphOf(address: string, seen: Set<string>): void {
	if (seen.has(address)) return;
	seen.add(address);
	for (const each of importsOf(address)) graphOf(each, seen);
}

function modulesOf(document: HtmlElement): Set<string> {
	const islands = all(document, "astro-island").flatMap((island) =>
		["component-url", "renderer-url"].map((name) => attribute(island, name)),
	);
	const deferred = scriptsOf(document).map((script) => attribute(script, "src"));
	const modules = new Set<string>();
	for (const address of [...islands, ...deferred].filter((each) => each !== "")) graphOf(address, modules);
	return modules;
}

export interface PageBytes {
	readonly html: number;
	readonly css: number;
	readonly script: number;
	readonly font: number;
	/** Fonts fetched before they are asked for. */
	readonly preloads: number;
}

/** What a page weighs, in bytes as sent. */
export function bytesOf({ document, path }: BuiltPage): PageBytes {
	const inline = scriptsOf(document).filter((script) => !script.hasAttribute("src"));
	const loaded = [...modulesOf(document)].map(sentBytes);
	const fonts = all(document, 'link[rel="preload"][as="font"]').map((link) => attribute(link, "href"));
	return {
		html: sentBytes(path),
		css: brotli(
			all(document, "style")
				.map(({ textContent }) => textContent)
				.join(""),
		),
		script:
			brotli(inline.map(({ textContent }) => textContent).join("")) +
			loaded.reduce((sum, each) => sum + each, 0),
		font: fonts.reduce((sum, address) => sum + statSync(fileOf(address)).size, 0),
		preloads: fonts.length,
	};
}

/** What to do about a page with too many bytes of HTML, for those who write its texts. A byte as sent holds about three characters. */
export function howToLighten(path: string, excess: number): string {
	return `${path} has ${excess} bytes too many. Shorten its texts by about ${excess * 3} characters, or ask a developer: see “Add a page” in docs/content.md`;
}
