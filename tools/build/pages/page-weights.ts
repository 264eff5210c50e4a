import { existsSync } from "node:fs";
import { readFile, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { isLongText, type WeighedPart, weighedParts, weightPlace } from "#domain/pages/page-budgets.ts";
import type { SiteFile } from "#domain/service/site-build.ts";
import { describeFile } from "#tools/build/served/site-files.ts";

type SiteFiles = Readonly<Record<string, SiteFile>>;

const trustPage = "/trust";
const moduleAddress = /(?:<script [^>]*?src|component-url|renderer-url)="?([^"\s>]+\.js)/g;
const inlineScript = /<script(?![^>]*(?:\ssrc=|json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;
const importedModule = /(?:import|export)\s*(?:[\w*{}\s,$]*?from\s*)?["'`](\.[^"'`]+)["'`]/g;
const preloadedFont = /<link rel="?preload"?[^>]*? href="?([^"\s>]+\.woff2)/g;

/** Puts what the heaviest pages send into the trust page. Runs once all files have their compressed copies. */
export async function publishPageWeights(folder: string, files: SiteFiles): Promise<SiteFiles> {
	const page = join(folder, files[trustPage]?.file ?? "");
	const heaviest = await weighPages(folder, files);
	let html = await readFile(page, "utf8");
	for (const part of weighedParts) html = html.replace(weightPlace(part), (heaviest[part] / 1000).toFixed(1));
	await writeFile(page, html);
	const [address, file] = await describeFile(folder, page);
	return { ...files, [address]: file };
}

async function weighPages(folder: string, files: SiteFiles): Promise<Record<WeighedPart, number>> {
	const heaviest = { html: 0, longText: 0, script: 0, formScript: 0, font: 0 };
	const weigh = (part: WeighedPart, bytes: number) => {
		heaviest[part] = Math.max(heaviest[part], bytes);
	};
	const sizeOf = (address: string) => sizeAsSent(join(folder, files[address]?.file ?? ""));
	// Nearly all pages begin with the same script.
	const packed = new Map<string, number>();
	const sizePacked = (code: string) => {
		const size = packed.get(code) ?? brotliCompressSync(code).length;
		packed.set(code, size);
		return size;
	};
	for (const [address, { file, policy }] of Object.entries(files)) {
		if (policy === null) continue;
		const html = await readFile(join(folder, file), "utf8");
		weigh(isLongText(address) ? "longText" : "html", await sizeOf(address));
		weigh("font", await sumOf(found(html, preloadedFont), sizeOf));
		if (address === "/assessment") continue;
		const inline = sizePacked(found(html, inlineScript).join(""));
		const modules = await modulesOf(folder, found(html, moduleAddress));
		const [, main = ""] = html.split(/<main\b|<\/main>/);
		weigh(main.includes("<form") ? "formScript" : "script", inline + (await sumOf(modules, sizeOf)));
	}
	return heaviest;
}

const found = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, each]) => each ?? "");

async function sumOf(addresses: Iterable<string>, sizeOf: (address: string) => Promise<number>) {
	const sizes = await Promise.all([...addresses].map(sizeOf));
	return sizes.reduce((sum, size) => sum + size, 0);
}

/** Modules with all that they import before they run. */
async function modulesOf(folder: string, addresses: readonly string[]): Promise<Set<string>> {
	const modules = new Set(addresses);
	for (const address of modules) {
		const code = await readFile(join(folder, address), "utf8");
		for (const each of found(code, importedModule)) modules.add(new URL(each, `file://${address}`).pathname);
	}
	return modules;
}

async function sizeAsSent(path: string): Promise<number> {
	return (await stat(existsSync(`${path}.br`) ? `${path}.br` : path)).size;
}
