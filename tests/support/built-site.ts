import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HtmlElement } from "html-validate";
import { readVersionAddress } from "#domain/pages/page-version.ts";
import { parsePage } from "./page-text.ts";
import { builtFile, description, distFolder } from "./site-description.ts";

export interface BuiltPage {
	/** Its address, such as `/company`. */
	readonly path: string;
	readonly html: string;
	readonly document: HtmlElement;
	/** Content security policy that it is served with. */
	readonly policy: string;
}

function readPage(path: string): BuiltPage {
	const { file, policy } = builtFile(path);
	const html = readFileSync(join(distFolder, file), "utf8");
	return { path, html, document: parsePage(html), policy: policy ?? "" };
}

/** Every page that has an address of its own. */
export const pages: readonly BuiltPage[] = description.pages.map(readPage);

/** The page that stands for every unknown address. */
export const notFoundPage = readPage("/404.html");

/** What some pages show from a moment on, at their own addresses. */
const laterVersions = Object.keys(description.files)
	.filter((path) => readVersionAddress(path) !== null)
	.map(readPage);

/** All HTML that a visitor can be sent from the build. */
export const everyPage: readonly BuiltPage[] = [...pages, ...laterVersions, notFoundPage];

export function page(path: string): BuiltPage {
	const found = pages.find((each) => each.path === path);
	if (!found) throw new Error(`There is no page at ${path}`);
	return found;
}

/** What a page says between its header and its footer. */
export function mainOf(path: string): HtmlElement {
	const { document } = page(path);
	return document.querySelector("main") ?? document;
}
