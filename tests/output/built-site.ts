import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type HtmlElement, HtmlValidate, Parser } from "html-validate";
import { parse } from "yaml";
import { siteSchema } from "#content/schemas/site.ts";
import { readVersionAddress } from "#domain/pages/page-version.ts";
import { type SiteBuild, siteBuild } from "#domain/service/site-build.ts";

const repository = resolve(import.meta.dirname, "../..");

/** The folders of the build, which the service's own settings can move. */
export const distFolder = resolve(repository, process.env["DIST_FOLDER"] ?? "dist");
const buildFolder = resolve(repository, process.env["BUILD_FOLDER"] ?? "build/service");

function readDescription(): SiteBuild {
	const file = join(buildFolder, "site.json");
	if (!existsSync(file)) throw new Error(`${file} is missing: build the site first.`);
	return siteBuild.parse(JSON.parse(readFileSync(file, "utf8")));
}

/** The brand, as the owner's own file has it. */
const site = siteSchema.parse(parse(readFileSync(join(repository, "content/site.yaml"), "utf8")));

/** What the service knows of the site, and the brand. */
export const description = { ...readDescription(), site };

export interface BuiltPage {
	/** Its address, such as `/company`. */
	readonly path: string;
	readonly html: string;
	readonly document: HtmlElement;
	/** Content security policy that it is served with. */
	readonly policy: string;
}

// html-validate's parser keeps what it needs of the elements' meaning in its configuration.
const parser = new Parser(new HtmlValidate({ root: true }).getConfigForSync("page.html"));

function readPage(path: string): BuiltPage {
	const entry = description.files[path];
	if (!entry) throw new Error(`${path} is listed as a page, but not as a file`);
	const html = readFileSync(join(distFolder, entry.file), "utf8");
	return { path, html, document: parser.parseHtml(html), policy: entry.policy ?? "" };
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
