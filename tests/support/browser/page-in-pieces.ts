import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";

/** After these a browser may draw what has come so far. */
const endTags = /<\/(?:h1|h2|p|a|picture|li|ul|ol|dl|dd|div|figure|section|form|fieldset|label|time)>/g;
const pieces = 40;
/** Milliseconds in which a browser draws a frame of each piece. */
const between = 40;

/** The site as a slow line brings it: the first parts of each page arrive one after another. */
export async function openInPieces(origin: string): Promise<{ readonly origin: string; close(): void }> {
	const server = createServer(async (request, response) => {
		const answer = await fetch(origin + request.url);
		const type = answer.headers.get("content-type") ?? "";
		response.writeHead(answer.status, { "Content-Type": type });
		if (!type.startsWith("text/html")) return response.end(Buffer.from(await answer.arrayBuffer()));
		for (const piece of inPieces(await answer.text())) {
			response.write(piece);
			await wait(between);
		}
		return response.end();
	}).listen(0, "127.0.0.1");
	await once(server, "listening");
	const { port } = server.address() as AddressInfo;
	return { origin: `http://127.0.0.1:${port}`, close: () => server.close() };
}

function inPieces(html: string): string[] {
	const main = html.indexOf("<main");
	const ends = [...html.matchAll(endTags)].map(({ index, 0: tag }) => index + tag.length);
	const cuts = [0, main, ...ends.filter((end) => end > main).slice(0, pieces)];
	return cuts.map((cut, index) => html.slice(cut, cuts[index + 1]));
}
