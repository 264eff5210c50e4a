/* The home page by nothing but node:http, with the same bytes and headers as the service sends. Prints its address. */
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { pagesFolder, readBuiltSite } from "#tools/bench/built-site.ts";

const { headers, files } = readBuiltSite();
const page = files["/"];
const body = readFileSync(join(pagesFolder, "index.html.br"));
const sent = {
	...headers,
	"Content-Security-Policy": page?.policy ?? "",
	"Cache-Control": "no-cache",
	...page?.headers,
	"Content-Type": "text/html; charset=utf-8",
	"Content-Encoding": "br",
	Vary: "Accept-Encoding",
	ETag: page?.etag ?? "",
	"Content-Length": String(body.length),
};

const server = createServer((_request, response) => {
	response.writeHead(200, sent);
	response.end(body);
});
server.listen(0, "127.0.0.1", () => {
	const origin = `http://127.0.0.1:${Object(server.address()).port}`;
	console.log(JSON.stringify({ event: "listening", origin }));
});
process.on("SIGTERM", () => process.exit(0));
