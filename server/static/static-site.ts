import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readVersionAddress } from "#domain/pages/page-version.ts";
import type { SiteBuild, SiteFile } from "#domain/service/site-build.ts";
import { SiteBuildError } from "#server/site-build/site-build.ts";
import { type Encoding, encodings } from "#server/static/encodings.ts";
import { type FileContent, openContent } from "#server/static/file-content.ts";

/** One form of a file, ready to send. */
export interface Variant {
	readonly etag: string;
	readonly type: string;
	readonly content: FileContent;
	/** Names and values in turn, as `writeHead` takes them without another look. */
	readonly headers: string[];
	readonly notModifiedHeaders: string[];
}

export interface StaticFile {
	readonly status: 200 | 404;
	readonly plain: Variant;
	readonly encoded: Readonly<Partial<Record<Encoding, Variant>>>;
	/** What the page shows from a moment on, in milliseconds since 1970, the last one first. */
	readonly later?: readonly { readonly from: number; readonly file: StaticFile }[];
}

export interface StaticSite {
	readonly byAddress: ReadonlyMap<string, StaticFile>;
	/** What an unknown address is answered with; null when the site has no such page. */
	readonly notFound: StaticFile | null;
}

const notFoundFile = "404.html";
const suffixes: Record<Encoding, string> = { br: ".br", gzip: ".gz" };

/** Finds the built files once; afterwards nothing that a visitor sends reaches a path. */
export function loadStaticSite(
	parts: readonly { readonly folder: string; readonly files: SiteBuild["files"] }[],
	common: Readonly<Record<string, string>>,
	heldUntil: SiteBuild["heldUntil"],
): StaticSite {
	const loaded = parts.flatMap(({ folder, files }) =>
		Object.entries(files).map(([address, file]) => [address, loadFile(folder, file, common)] as const),
	);
	const byAddress = withLaterVersions(loaded);
	const notFound = loaded.find(([, file]) => file.status === 404)?.[1] ?? null;
	for (const [address, moment] of Object.entries(heldUntil)) {
		const file = byAddress.get(address);
		if (file && notFound)
			byAddress.set(address, { ...notFound, later: [{ from: Date.parse(moment), file }] });
	}
	return { byAddress, notFound };
}

/** The files by address; a later version of a page belongs to the page and has no address of its own. */
function withLaterVersions(loaded: readonly (readonly [string, StaticFile])[]): Map<string, StaticFile> {
	const byAddress = new Map(loaded);
	for (const [address, file] of loaded) {
		const version = readVersionAddress(address);
		const page = version && byAddress.get(version.page);
		if (!version || !page) continue;
		const later = [...(page.later ?? []), { from: version.from.getTime(), file }];
		byAddress.set(version.page, { ...page, later: later.sort((a, b) => b.from - a.from) });
		byAddress.delete(address);
	}
	return byAddress;
}

function loadFile(folder: string, file: SiteFile, common: Readonly<Record<string, string>>): StaticFile {
	const path = join(folder, file.file);
	if (!existsSync(path))
		throw new SiteBuildError(`The built site lacks ${path} (DIST_FOLDER, BUILD_FOLDER). Run: npm run build`);
	const [br, gzip] = encodings.map((encoding) => compressed(path + suffixes[encoding]));
	const varies = Boolean(br ?? gzip);
	const plain = openContent(path, varies);
	const variantOf = (content: FileContent, encoding: Encoding | null) =>
		variant(content, encoding, file, common, varies);
	return {
		status: file.file === notFoundFile ? 404 : 200,
		plain: variantOf(plain, null),
		encoded: { ...(br && { br: variantOf(br, "br") }), ...(gzip && { gzip: variantOf(gzip, "gzip") }) },
	};
}

/** Read one after the other: many at once leave memory with every thread that has read. */
function compressed(path: string): Buffer | null {
	return existsSync(path) ? readFileSync(path) : null;
}

function variant(
	content: FileContent,
	encoding: Encoding | null,
	file: SiteFile,
	common: Readonly<Record<string, string>>,
	varies: boolean,
): Variant {
	// Different bytes need a different tag.
	const etag = encoding === null ? file.etag : `${file.etag.slice(0, -1)}-${encoding}"`;
	const unchanged = {
		...common,
		...(file.policy === null ? {} : { "Content-Security-Policy": file.policy }),
		"Cache-Control": file.immutable ? "public, max-age=31536000, immutable" : "no-cache",
		// A part of a file that is also sent compressed would be a part of the wrong bytes.
		...(varies ? { Vary: "Accept-Encoding" } : { "Accept-Ranges": "bytes" }),
		...file.headers,
		ETag: etag,
	};
	const sent = {
		...unchanged,
		"Content-Type": file.type,
		...(encoding === null ? {} : { "Content-Encoding": encoding }),
		"Content-Length": String(content.length),
	};
	return {
		etag,
		type: file.type,
		content,
		headers: Object.entries(sent).flat(),
		notModifiedHeaders: Object.entries(unchanged).flat(),
	};
}
