import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { basename, extname, relative, sep } from "node:path";
import { htmlBudget } from "#domain/pages/page-budgets.ts";
import type { SiteFile } from "#domain/service/site-build.ts";
import { filesOf } from "#tools/build/files-of.ts";
import { inParallel } from "#tools/build/in-parallel.ts";
import { writeCompressedCopies } from "#tools/build/served/compressed-copies.ts";
import { pagePolicy } from "#tools/build/served/security-policy.ts";

const compressible: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript; charset=utf-8",
	".css": "text/css; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".xml": "application/xml; charset=utf-8",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".ics": "text/calendar; charset=utf-8",
	".vtt": "text/vtt; charset=utf-8",
	".webmanifest": "application/manifest+json",
};

const compact: Readonly<Record<string, string>> = {
	".avif": "image/avif",
	".webp": "image/webp",
	".png": "image/png",
	".jpg": "image/jpeg",
	".woff2": "font/woff2",
	".pdf": "application/pdf",
	".mp4": "video/mp4",
	".webm": "video/webm",
};

/** The endings of the files that the service can serve. */
export const servedTypes: ReadonlySet<string> = new Set([
	...Object.keys(compressible),
	...Object.keys(compact),
]);

/**
 * All files of the output folder by the path they are served at, compressed copies written next to them.
 * @param hashedFiles the folder in it whose files have names that change with their content
 */
export async function collectSiteFiles(
	folder: string,
	hashedFiles?: string,
): Promise<Record<string, SiteFile>> {
	const sources = (await filesOf(folder)).filter((path) => !/\.(?:br|gz)$/.test(path));
	const files = await inParallel(sources, (path) => describeFile(folder, path, hashedFiles));
	return Object.fromEntries(files.sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** One file of the output folder by its path, compressed copies written. */
export async function describeFile(
	folder: string,
	path: string,
	hashedFiles = "_astro",
): Promise<[string, SiteFile]> {
	const file = relative(folder, path).split(sep).join("/");
	const bytes = await readFile(path);
	const extension = extname(path);
	const type = compressible[extension] ?? compact[extension];
	if (!type) throw new Error(`${file}: no media type is known for "${extension}"`);
	const isPage = extension === ".html";
	const budget = isPage ? htmlBudget(address(file)) : undefined;
	if (extension in compressible) await writeCompressedCopies(path, bytes, budget);
	return [
		address(file),
		{
			file,
			type: file === "rules.json" ? "application/speculationrules+json" : type,
			immutable: file.startsWith(`${hashedFiles}/`),
			policy: isPage ? pagePolicy(bytes.toString("utf8")) : null,
			etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`,
			...(isPage && { headers: { "Speculation-Rules": '"/rules.json"' } }),
			...(extension === ".pdf" && { headers: { "Content-Disposition": savedAs(file) } }),
		},
	];
}

/** A browser shows a PDF where it can; saved, it has the readable name of its address. */
function savedAs(file: string): string {
	return `inline; filename="${basename(file)}"`;
}

/** `company/index.html` is served at `/company`. */
function address(file: string): string {
	return `/${file.replace(/(?:^|\/)index\.html$/, "")}`;
}
