import { cpSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { versionAddress } from "#domain/pages/page-version.ts";
import { buildFolder, description } from "#tests/support/site-description.ts";

const policy = (address: string) => `default-src 'none'; frame-ancestors 'none'; report-to page${address}`;

/** Its words repeat, so that compression pays. */
export const companyPage = `<!doctype html><title>Company</title>${"<p>We answer.</p>".repeat(200)}`;
/** Over the size up to which files are kept in memory. */
export const largeFile = Buffer.from(Array.from({ length: 200_000 }, (_, index) => (index * 7919) % 251));

const files: Record<string, { file: string; type: string; content: string | Buffer; immutable?: boolean }> = {
	"/": {
		file: "index.html",
		type: "text/html; charset=utf-8",
		content: "<!doctype html><title>Home</title>",
	},
	"/company": { file: "company/index.html", type: "text/html; charset=utf-8", content: companyPage },
	"/talk": talkPage("live"),
	[versionAddress("/talk", new Date("2999-01-01"))]: talkPage("forgotten"),
	[versionAddress("/talk", new Date("2020-01-01"))]: talkPage("recorded"),
	[versionAddress("/talk", new Date("2010-01-01"))]: talkPage("announced"),
	"/404": {
		file: "404.html",
		type: "text/html; charset=utf-8",
		content: "<!doctype html><title>Lost</title>",
	},
	"/_astro/x.1a2b.js": {
		file: "_astro/x.1a2b.js",
		type: "text/javascript; charset=utf-8",
		content: "export const x = 1;".repeat(50),
		immutable: true,
	},
	"/papers/long.pdf": { file: "papers/long.pdf", type: "application/pdf", content: largeFile },
	"/papers/to-come.pdf": { file: "papers/to-come.pdf", type: "application/pdf", content: "to come" },
	"/papers/come.pdf": { file: "papers/come.pdf", type: "application/pdf", content: "come" },
	"/images/large.avif": { file: "images/large.avif", type: "image/avif", content: largeFile },
};

/** A page that changes by itself: the build has made what it shows from certain moments on. */
function talkPage(state: string) {
	const content = `<!doctype html><title>Talk ${state}</title>${"<p>We speak.</p>".repeat(200)}`;
	return { file: `talk/${state}.html`, type: "text/html; charset=utf-8", content };
}

/** Writes a site of a few known pages into a folder; what the service renders itself is the real build's. */
export function writeSmallSite(folder: string): { DIST_FOLDER: string; BUILD_FOLDER: string } {
	const settings = { DIST_FOLDER: join(folder, "dist"), BUILD_FOLDER: join(folder, "build") };
	for (const { file, content, type } of Object.values(files)) {
		write(join(settings.DIST_FOLDER, file), content);
		if (type.startsWith("image/") || type === "application/pdf") continue;
		write(join(settings.DIST_FOLDER, `${file}.br`), brotliCompressSync(content));
		write(join(settings.DIST_FOLDER, `${file}.gz`), gzipSync(content));
	}
	cpSync(buildFolder, settings.BUILD_FOLDER, { recursive: true });
	const entries = Object.entries(files).map(([address, file]) => [address, entry(address, file)]);
	const heldUntil = {
		"/papers/to-come.pdf": "2999-01-01T00:00:00Z",
		"/papers/come.pdf": "2020-01-01T00:00:00Z",
	};
	const site = { ...description, pages: ["/", "/company"], heldUntil, files: Object.fromEntries(entries) };
	write(join(settings.BUILD_FOLDER, "site.json"), JSON.stringify(site));
	return settings;
}

function entry(address: string, { file, type, immutable = false }: (typeof files)[string]): object {
	const isPage = type.startsWith("text/html");
	return {
		file,
		type,
		immutable,
		policy: isPage ? policy(address) : null,
		etag: `"${address.replaceAll("/", "-")}-tag"`,
		...(isPage ? { headers: { "Speculation-Rules": '"/rules.json"' } } : {}),
	};
}

function write(path: string, content: string | Buffer): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
}
