import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { extname, join } from "node:path";

const types: Readonly<Record<string, string>> = {
	".html": "text/html; charset=utf-8",
	".js": "text/javascript",
	".css": "text/css",
	".svg": "image/svg+xml",
};

/** A static host of the plainest kind, not yet listening: it knows files, and answers nothing else. */
export function serveStatic(folder: string): Server {
	return createServer(async (request, response) => {
		const { pathname } = new URL(request.url ?? "/", "http://host");
		const file = [pathname, `${pathname}/index.html`]
			.map((path) => join(folder, path))
			.find((path) => extname(path) && existsSync(path));
		if (request.method !== "GET" || file === undefined) return response.writeHead(404).end();
		return response
			.writeHead(200, { "Content-Type": types[extname(file)] ?? "application/octet-stream" })
			.end(await readFile(file));
	});
}
