import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { versionAddress } from "#domain/pages/page-version.ts";
import { securityHeaders } from "#tools/build/security-policy.ts";
import { subjects } from "../other-examples.ts";

const policy = (kind: string) => `default-src 'none'; frame-ancestors 'none'; report-to ${kind}`;

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
	"/images/large.avif": { file: "images/large.avif", type: "image/avif", content: largeFile },
};

/** A page that changes by itself: the build has made what it shows from certain moments on. */
function talkPage(state: string) {
	const content = `<!doctype html><title>Talk ${state}</title>${"<p>We speak.</p>".repeat(200)}`;
	return { file: `talk/${state}.html`, type: "text/html; charset=utf-8", content };
}

const views = `
const escape = (text) => String(text).replace(/[&<>"]/g, (letter) => "&#" + letter.charCodeAt(0) + ";");
export const receiptPage = ({ form, reference, dueAt }) =>
	"<!doctype html><title>Received</title><p>" + [form, reference, dueAt.toISOString()].join(" ");
export const formPage = ({ form, values, problems, notice }) =>
	"<!doctype html><title>Form " + form + "</title><p>" + escape(notice ?? "") + "</p>" +
	problems.map(({ field, code }) => "<li>" + escape(field) + " " + code + "</li>").join("") +
	Object.entries(values).map(([name, value]) => "<textarea name=" + name + ">" + escape(value) + "</textarea>").join("");
export const reportPage = (view) => "<!doctype html><title>Report</title><pre>" + escape(JSON.stringify(view)) + "</pre>";
export const reportGonePage = () => "<!doctype html><title>Gone</title>";
export const errorPage = ({ status, heading, text, stack }) =>
	"<!doctype html><title>" + escape(heading) + "</title><p>" + status + " " + escape(text) + "</p>" + escape(stack ?? "");
`;

/** Writes a built site of a few files into a folder, as the build of the pages would. */
export function writeSmallSite(folder: string): { distFolder: string; buildFolder: string } {
	const distFolder = join(folder, "dist");
	const buildFolder = join(folder, "build");
	for (const { file, content, type } of Object.values(files)) {
		write(join(distFolder, file), content);
		if (type.startsWith("image/") || type === "application/pdf") continue;
		write(join(distFolder, `${file}.br`), brotliCompressSync(content));
		write(join(distFolder, `${file}.gz`), gzipSync(content));
	}
	write(join(buildFolder, "views.js"), views);
	write(join(buildFolder, "package.json"), '{"type":"module"}');
	write(join(buildFolder, "site.json"), JSON.stringify(description()));
	return { distFolder, buildFolder };
}

function description(): object {
	return {
		headers: securityHeaders,
		fallbackPolicy: policy("fallback"),
		shellPolicy: policy("shell"),
		pages: ["/", "/company", "/contact", "/assessment"],
		subjects: Object.fromEntries(Object.entries(subjects).map(([kind, slug]) => [kind, [slug]])),
		site: {
			name: "Southlight AI",
			email: "hello@southlight.example",
			url: "https://southlight.example",
			offices: [{ name: "New Zealand", timeZone: "Pacific/Auckland" }],
		},
		files: Object.fromEntries(
			Object.entries(files).map(([address, file]) => [address, entry(address, file)]),
		),
	};
}

function entry(address: string, { file, type, immutable = false }: (typeof files)[string]): object {
	const isPage = type.startsWith("text/html");
	return {
		file,
		type,
		immutable,
		policy: isPage ? policy(`page${address}`) : null,
		etag: `"${address.replaceAll("/", "-")}-tag"`,
		...(isPage ? { headers: { "Speculation-Rules": '"/rules.json"' } } : {}),
	};
}

function write(path: string, content: string | Buffer): void {
	mkdirSync(dirname(path), { recursive: true });
	writeFileSync(path, content);
}
